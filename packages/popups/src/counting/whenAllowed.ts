import { consentService, type Page, definePageService } from "@ringside/core"

/** The number of messages that wait for the shopper's consent; later ones are dropped. */
const maxHeld = 50

/** Calls `send` once the shopper's consent to `category` is known, unless they refuse. Sources: popups §12, attribution-translation-site §2. */
export function whenAllowed(page: Page, category: "marketing" | "statistics", send: () => void): void {
  const state = consentService.of(page).read(category)
  if (state === "pending") hold(page, category, send)
  else if (state !== "denied") send()
}

/** The messages that wait, by their category. */
const heldServices = {
  marketing: definePageService("popups.held.marketing", (page: Page) => createHeld(page, "marketing")),
  statistics: definePageService("popups.held.statistics", (page: Page) => createHeld(page, "statistics")),
}

function createHeld(page: Page, category: "marketing" | "statistics"): (() => void)[] {
  const waiting: (() => void)[] = []
  const consent = consentService.of(page)
  consent.onChange(() => {
    const state = consent.read(category)
    if (state === "pending") return
    const due = waiting.splice(0)
    if (state !== "denied") for (const each of due) each()
  })
  return waiting
}

function hold(page: Page, category: "marketing" | "statistics", send: () => void): void {
  const held = heldServices[category].of(page)
  if (held.length < maxHeld) held.push(send)
}
