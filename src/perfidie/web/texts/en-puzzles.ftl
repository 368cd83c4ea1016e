### Perfidie: puzzles

puzzles-of = Puzzles: { $name }
puzzles-below = One choice is clearly the best
puzzles-pitch = Positions from games of bots, as the seat sees them. One choice is clearly the best: find it.
puzzles-begin = Solve it
puzzles-again = Look at it again
puzzles-done-right = Found today.
puzzles-done-wrong = Missed today. There will be another tomorrow.
puzzles-by-game = As many as you like
puzzles-themes = Choose a theme
puzzles-every = All of them
puzzles-all-games = All games
puzzles-more-help = Positions without a teacher: one choice is clearly the best.

puzzle-skip = Go to the question
puzzle-leave = Leave
puzzle-again = Look again
puzzle-solution = Solution
puzzle-following = Another one
puzzle-all = All puzzles
puzzle-believe-help = From what you knew, and nothing else; beside it, what was true.
puzzle-about = What it is about
puzzle-streak =
    { $count ->
        [0] No run at the moment.
        [one] Current run: { $count } day.
       *[other] Current run: { $count } days.
    }
puzzle-streak-longest =
    { $count ->
        [one] The longest: { $count } day.
       *[other] The longest: { $count } days.
    }
puzzle-share-title = To send, without spoiling it
puzzle-share-help = The line says whether you found it, never what. The link leads to the position.
puzzle-share-day = Perfidie, puzzle of { $day }: { $sign } { $link }
puzzle-share = Perfidie, { $title }, { $puzzle }: { $sign } { $link }
puzzle-copy = Copy the line
puzzle-copied = Line copied.

puzzle-theme-habit = Habit misleads
puzzle-theme-habit-help = What the rules of thumb say is not the best choice.
puzzle-theme-only = Nothing else will do
puzzle-theme-only-help = Any other choice loses a quarter of the win at least.
puzzle-theme-two = One or the other
puzzle-theme-two-help = Two choices only.
puzzle-theme-many = Spoilt for choice
puzzle-theme-many-help = Eight choices or more.
puzzle-theme-ahead = Hold the lead
puzzle-theme-ahead-help = Well played, the win is likely.
puzzle-theme-behind = Save what can be saved
puzzle-theme-behind-help = Even well played, it is unlikely.

me-streak-last = Last answer: { $day }.
privacy-kept-streak = If you answer the puzzle of the day: on which day you last did, whether you found it, and how many days in a row.
