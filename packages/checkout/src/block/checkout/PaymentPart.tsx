import type { Cart } from "@ringside/cart/domain"
import type { Translate } from "@ringside/core"
import { HostText, RadioGroup, usePage } from "@ringside/ui"
import { memo } from "react"
import { reportPayment } from "../../choiceReports.ts"
import type { BlockCart } from "../../domain/index.ts"
import { type BlockText, useBlockTexts } from "../shared/texts.ts"
import { CardOption } from "./CardOption.tsx"
import { paymentId } from "./checkForm.ts"
import type { CheckoutModel } from "./createCheckoutModel.ts"
import { listPaymentMethods } from "./listPaymentMethods.ts"
import { describePart, Part } from "./Part.tsx"
import { cardGateway } from "@ringside/payments/domain"
import { useView } from "./useView.ts"

/** The name of a payment method for which the shop provides none. */
function nameMethod(id: string, translate: Translate<BlockText>): string {
  if (id === "cod") return translate("payCod")
  if (id === "bacs") return translate("payBacs")
  if (id === "cheque") return translate("payCheque")
  return id === cardGateway ? translate("payCard") : id
}

interface PaymentPartProps {
  readonly model: CheckoutModel
  readonly cart: Cart
  readonly details: BlockCart
  /** The problem of the choice at the last attempt to order. */
  readonly error: string | undefined
}

/** The choice of the payment method. Memoized, so that typing doesn't render it. */
export const PaymentPart = memo(function PaymentPart(props: PaymentPartProps) {
  const { model, cart, details, error } = props
  const page = usePage()
  const translate = useBlockTexts()
  const chosen = useView(model, ({ form }) => form?.method ?? "")
  const gateways = listPaymentMethods(model.settings, details)
  const textsOf = (id: string) => model.settings.methodTexts(id)
  const titleOf = (id: string) => textsOf(id).title || nameMethod(id, translate)
  const choose = (method: string) => {
    reportPayment(page, titleOf(method))
    model.change({ method })
    model.callAction("set-active-payment-method", { paymentMethodSlug: method })
  }
  return (
    <Part {...describePart(model, "payment", translate("paymentOptions"))}>
      {gateways.length === 0 ? (
        <p id={paymentId} tabIndex={-1} className="ringside-order-alert">
          {translate("noPayment")}
        </p>
      ) : (
        <RadioGroup
          id={paymentId}
          legend={translate("paymentOptions")}
          isLegendHidden
          foldsDescriptions
          name="payment_method"
          value={gateways.includes(chosen) ? chosen : ""}
          error={error}
          onChange={choose}
          options={gateways.map((id) => ({
            value: id,
            label: <HostText or={nameMethod(id, translate)}>{textsOf(id).title}</HostText>,
            description: textsOf(id).description && <HostText>{textsOf(id).description}</HostText>,
            content: id === cardGateway && (
              <CardOption
                model={model}
                details={details}
                minorUnit={cart.totals.format?.minorUnit}
                isChosen={chosen === id}
              />
            ),
          }))}
        />
      )}
    </Part>
  )
})
