import { sendHostEvent } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { earlyNewsOf } from "./early.ts"
import { createBehaviours } from "./start.ts"

for (const behaviour of createBehaviours()) {
  describeBehaviour(behaviour, {
    html: "<p></p>",
    // It records the first report alone.
    isConnected(_, page) {
      sendHostEvent({ name: "updated_checkout" })
      return earlyNewsOf(page).hasCheckout
    },
  })
}
