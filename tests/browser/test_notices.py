"""The page that subscribes a browser, and the worker that shows a notice and leads to its table.

Chromium without a window has no push service and lets nobody show a notice, whatever is granted: what `subscribe`,
`requestPermission` and `showNotification` would give is put in their place. All else is as it is: the page, its form,
the worker, and a message that the browser hands to it as it would one of a push service.
"""

from __future__ import annotations

import json

from playwright.sync_api import expect

from browser.server import Server
from browser.visitor import Visitors

SUBSCRIBE = """() => {
  const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)).buffer;
  const keys = {
    p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA/0QTpQtUbVlUls0VJXg7A8u+Ts1XbjhazAkj7I99e8QcYP7DkM=",
    auth: "BTBZMqHH6r4Tts7J/aSIgg==",
  };
  const endpoint = "https://push.example.com/send/1";
  Object.defineProperty(Notification, "permission", { get: () => "default" });
  Notification.requestPermission = async () => "granted";
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async (options) => {
    if (!options.userVisibleOnly || options.applicationServerKey.length !== 65) throw new Error("no");
    return { endpoint, getKey: (name) => bytes(keys[name]) };
  };
}"""
SHOWN = "new Promise((go) => { const look = () => (shown.length ? go(shown) : setTimeout(look)); look(); })"
LISTEN = "() => { self.shown = []; registration.showNotification = async (...told) => { shown.push(told); }; }"


def test_the_page_subscribes_this_browser_and_lists_it(visitors: Visitors) -> None:
    ana = visitors.come("Ana", "en")
    ana.context.add_init_script(f"({SUBSCRIBE})()")
    ana.go("/me/notices")
    ana.click("#subscribe button")
    expect(ana.find(".told li[data-here]")).to_contain_text("this device")
    expect(ana.find("#subscribe")).to_be_hidden()
    ana.find(".told form[action='/me/push/drop'] button").click()
    expect(ana.find(".told li")).to_have_count(0)


def test_a_browser_whose_service_does_not_answer_says_so(visitors: Visitors) -> None:
    ana = visitors.come("Ana", "en")
    refuses = "PushManager.prototype.subscribe = async () => { throw new Error('no service'); }"
    ana.context.add_init_script(f"({SUBSCRIBE})(); {refuses}")
    ana.go("/me/notices")
    ana.click("#subscribe button")
    expect(ana.find("#push-word")).to_contain_text("did not answer")


def test_the_worker_shows_what_a_push_service_brings(visitors: Visitors, site: Server) -> None:
    ana = visitors.come("Ana", "en")
    with ana.context.expect_event("serviceworker") as started:
        ana.go("/")
    worker = started.value
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    worker.evaluate(LISTEN)
    line, found = ana.context.new_cdp_session(ana.page), []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    line.send("ServiceWorker.enable")
    ana.page.evaluate("navigator.serviceWorker.getRegistration().then(() => true)")
    registration = next(each["registrationId"] for each in found if each["scopeURL"].startswith(site.origin))
    told = {"title": "Perfidie", "body": "A table waits for you.", "link": "/t/X", "tag": "a", "lang": "en"}
    message = {"origin": site.origin, "registrationId": registration, "data": json.dumps(told) + " " * 40}
    line.send("ServiceWorker.deliverPushMessage", message)
    (shown,) = worker.evaluate(SHOWN)
    assert shown[0] == "Perfidie"
    assert (shown[1]["body"], shown[1]["tag"], shown[1]["data"]) == ("A table waits for you.", "a", {"link": "/t/X"})


RENEWED = """async () => {
  const keys = {
    p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  const event = new ExtendableEvent("pushsubscriptionchange");
  event.newSubscription = { toJSON: () => ({ endpoint: "https://push.example.com/send/2", keys }) };
  let done;
  event.waitUntil = (promise) => { done = promise; };
  dispatchEvent(event);
  await done;
}"""
"""A push service has given this browser another address: no test can make one do so."""


def test_the_worker_tells_the_house_of_another_address_if_it_is_told_here(visitors: Visitors) -> None:
    ana, bo = visitors.come("Ana", "en"), visitors.come("Bo", "en")
    for person in (ana, bo):
        with person.context.expect_event("serviceworker") as started:
            person.go("/")
        person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        if person is ana:
            ana.context.add_init_script(f"({SUBSCRIBE})()")
            ana.go("/me/notices")
            ana.click("#subscribe button")
            expect(ana.find(".told li[data-here]")).to_have_count(1)
        started.value.evaluate(RENEWED)
        person.go("/me/notices")
        expect(person.find(".told li[data-here]")).to_have_count(2 if person is ana else 0)
