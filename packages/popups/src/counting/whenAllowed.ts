import { consentOf, type Page, serviceOf } from "@ringside/core"

/** The number of messages that wait for the shopper's consent; later ones are dropped. */
const maxHeld = 50

/** Calls `send` once the shopper's consent to `category` is known, unless they refuse. Sources: popups §12, attribution-translation-site §2. */
export function whenAllowed(page: Page, category: "marketing" | "statistics", send: () => void): void {
  const state = consentOf(page).read(category)
  if (state === "pending") hold(page, category, send)
  else if (state !== "denied") send()
}

function hold(page: Page, category: "marketing" | "statistics", send: () => void): void {
  const held = serviceOf(page, `popups.held.${category}`, () => {
    const waiting: (() => void)[] = []
    const consent = consentOf(page)
    consent.onChange(() => {
      const state = consent.read(category)
      if (state === "pending") return
      const released = waiting.splice(0)
      if (state !== "denied") for (const each of released) each()
    })
    return waiting
  })
  if (held.length < maxHeld) held.push(send)
}
