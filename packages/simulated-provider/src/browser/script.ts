import { challenges } from "./challenge.ts"
import { createCallLog } from "./errors.ts"
import type { SimulatedPage } from "./elements.ts"
import { createStripe } from "./stripe.ts"
import { createWalletControl, readAvailable, takeDelay } from "./walletControl.ts"

const own = document.currentScript
const address = own instanceof HTMLScriptElement ? own.src : new URL("/simulated-provider/v3.js", window.location.href)
const page: SimulatedPage = {
  view: window,
  folder: new URL(".", address).href,
  log: createCallLog(),
  cards: new Set(),
  wallets: new Set(),
  available: readAvailable(window),
}

/** Callable with and without `new`, as the real one is. */
function Stripe(key: unknown, options: unknown) {
  return createStripe(page, key, options)
}

/** The script that the real one's loader expects. */
Stripe.version = 3

/** The control object for tests: the call log, and the actions of a shopper inside frames. */
const control = {
  calls: page.log.calls,
  violations: page.log.violations,
  fillCard: (card: object) => Promise.all([...page.cards].map((each) => each.frame()?.ask("fill", card))),
  challenge: (answer: "complete" | "fail" | "close") => {
    for (const answerIt of challenges) answerIt(answer)
  },
  loadError(message: string) {
    for (const each of [...page.cards, ...page.wallets]) {
      each.emit("loaderror", { error: { type: "api_error", message } })
    }
  },
}

Object.assign(window, { __provider: createWalletControl(page, control) })
const delayMs = takeDelay(window)
if (delayMs > 0) window.setTimeout(() => Object.assign(window, { Stripe }), delayMs)
else Object.assign(window, { Stripe })
