import { challenges } from "./challenge.ts"
import { createCallLog } from "./errors.ts"
import type { SimulatedPage } from "./elements.ts"
import { createStripe } from "./stripe.ts"

const own = document.currentScript
const page: SimulatedPage = {
  view: window,
  origin: own instanceof HTMLScriptElement ? new URL(own.src).origin : window.location.origin,
  log: createCallLog(),
  cards: new Set(),
}

/** Callable with and without `new`, as the real one is. */
function Stripe(key: unknown, options: unknown) {
  return createStripe(page, key, options)
}

/** For tests: what happened, and hands on what a shopper does in frames. */
const control = {
  calls: page.log.calls,
  violations: page.log.violations,
  fillCard: (card: object) => Promise.all([...page.cards].map((each) => each.frame()?.ask("fill", card))),
  challenge: (answer: "complete" | "fail" | "close") => {
    for (const answerIt of challenges) answerIt(answer)
  },
  loadError(message: string) {
    for (const each of page.cards) each.emit("loaderror", { error: { type: "api_error", message } })
  },
}

Object.assign(window, { Stripe, __provider: control })
