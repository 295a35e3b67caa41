import { expect, test } from "vitest"
import { docs as addToCart } from "../../add-to-cart/src/docs.ts"
import { docs as attribution } from "../../attribution/src/docs.ts"
import { docs as cart } from "../../cart/src/docs.ts"
import { docs as checkout } from "../../checkout/src/docs.ts"
import { docs as core } from "../../core/src/docs.ts"
import { docs as expressCheckout } from "../../express-checkout/src/docs.ts"
import { docs as gallery } from "../../gallery/src/docs.ts"
import { docs as miniCart } from "../../mini-cart/src/docs.ts"
import { docs as payments } from "../../payments/src/docs.ts"
import { docs as popups } from "../../popups/src/docs.ts"
import { docs as site } from "../../site/src/docs.ts"
import type { SentEvent } from "@ringside/core/domain"
import type { RingsideEvents } from "@ringside/core"

/** The events that go out under the host's own name alone. `ringside.on` can't listen to them. */
const { wp_listen_for_consent_change: nativeAlone, ...attributionEvents } = attribution.events.sent

const sent = {
  ...core.events.sent,
  ...addToCart.events.sent,
  ...cart.events.sent,
  ...miniCart.events.sent,
  ...gallery.events.sent,
  ...checkout.events.sent,
  ...popups.events.sent,
  ...site.events.sent,
  ...payments.events.sent,
  ...attributionEvents,
  ...expressCheckout.events.sent,
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
