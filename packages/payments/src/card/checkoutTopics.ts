import { defineBareTopic, defineTopic } from "@ringside/core"
import { formatText, readMember } from "@ringside/core/domain"

/* Topics of the checkout, for packages that must not import it. Source: checkout contract §4, §10. */

/** The order review has been updated; the value is the shop's answer, unchecked. */
export const checkoutUpdated = defineTopic<unknown>(
  { name: "updated_checkout" },
  ({ args, detail }) => args[0] ?? readMember(detail, ["answer"]),
)

/** The classic checkout has opened another payment method. */
export const paymentMethodSelected = defineBareTopic({ name: "payment_method_selected" })

const readText = (detail: object, member: string) => formatText(readMember(detail, [member]))

/** The shopper has chosen a shipping rate; the value is its name. */
export const rateChosen = defineTopic<string>({ name: "ringside:checkout:shipping" }, ({ detail }) =>
  readText(detail, "shippingTier"),
)

/** The shopper has chosen a payment method; the value is its name. */
export const paymentChosen = defineTopic<string>({ name: "ringside:checkout:payment" }, ({ detail }) =>
  readText(detail, "paymentType"),
)
