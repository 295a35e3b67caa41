import type { RingsideEvents } from "@ringside/core"
import type { SentEvent } from "@ringside/core/domain"
import { expect, test } from "vitest"
import { addToCartPart, attributionPart, cartPart, checkoutPart, corePart, expressCheckoutPart } from "./parts.ts"
import { galleryPart, miniCartPart, paymentsPart, popupsPart, sitePart } from "./parts.ts"

/** The events that go out under the host's own name alone. `ringside.on` can't listen to them. */
const { wp_listen_for_consent_change: nativeAlone, ...attributionEvents } = attributionPart.events.sent

const sent = {
  ...corePart.events.sent,
  ...addToCartPart.events.sent,
  ...cartPart.events.sent,
  ...miniCartPart.events.sent,
  ...galleryPart.events.sent,
  ...checkoutPart.events.sent,
  ...popupsPart.events.sent,
  ...sitePart.events.sent,
  ...paymentsPart.events.sent,
  ...attributionEvents,
  ...expressCheckoutPart.events.sent,
}

/** An event's entry in the table names members of its detail's type. */
type Declared = {
  readonly [Name in keyof RingsideEvents]: Omit<SentEvent, "detail"> & {
    readonly detail?: readonly (keyof RingsideEvents[Name] & string)[]
  }
}

test("each event that a part sends has a type, whose members its table lists", () => {
  // The compiler checks it: an event without a type, a type without an event, and a member that is none are errors here.
  const declared = sent satisfies Declared
  expect(Object.keys(declared)).toContain("ringside:cart:added")
  expect(nativeAlone.isNative).toBe(true)
})
