"""Training: networks that learn a game by playing it in batches, from the views of their seats alone.

Its parts::

    config      what is to be learned, in whose company and for how long: a TOML file that a person can read
    networks    the networks as arrays: what a seat thinks from its view, and a judge who sees all the cards
    rollout     tables played in lockstep, some seats by whoever keeps the learner company
    lesson      one lesson: what happened is weighed, and the network moved a little (PPO)
    run         a whole training: lessons, checkpoints, a log, company that grows with the learner
    imitate     a network that does what the bots of a data set did, to keep a learner company
    exploit     how much somebody wins who learns to win against one network alone
    ladder      how strong a network is among the bots of the house
    weights     networks between a training and a file
    whole       all of it from a file, as `python -m perfidie.lab.train` does it
"""
