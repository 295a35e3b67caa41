import type { Cart } from "@ringside/cart/domain"
import type { Translate } from "@ringside/core"
import { RadioGroup, usePage } from "@ringside/ui"
import type { BlockCart } from "../../domain/index.ts"
import { type BlockText, useBlockTexts } from "../shared/texts.ts"
import { Part, type PartProps } from "./AddressParts.tsx"
import { CardOption } from "./CardOption.tsx"
import { cardGateway } from "./placeOrder.ts"

/** What a way to pay is called where the shop doesn't say. */
function nameMethod(id: string, translate: Translate<BlockText>): string {
  if (id === "cod") return translate("payCod")
  if (id === "bacs") return translate("payBacs")
  if (id === "cheque") return translate("payCheque")
  return id === cardGateway ? translate("payCard") : id
}

interface PaymentPartProps extends PartProps {
  readonly cart: Cart
  readonly details: BlockCart
}

/** How the order is paid. */
export function PaymentPart({ model, view, form, cart, details }: PaymentPartProps) {
  const page = usePage()
  const translate = useBlockTexts()
  const gateways = details.paymentMethods ?? []
  const titleOf = (id: string) => model.settings.methodTexts(id).title || nameMethod(id, translate)
  const choose = (method: string) => {
    page.events.sendOwn("ringside:checkout:payment", page.document.body, { paymentType: titleOf(method) })
    model.change({ method })
  }
  return (
    <Part title={translate("paymentOptions")}>
      {gateways.length === 0 ? (
        <p id="payment-methods" tabIndex={-1} className="ringside-order-alert">
          {translate("noPayment")}
        </p>
      ) : (
        <RadioGroup
          id="payment-methods"
          legend={translate("paymentOptions")}
          isLegendHidden
          foldsDescriptions
          name="payment_method"
          value={gateways.includes(form.method) ? form.method : ""}
          error={view.problems.find(({ fieldId }) => fieldId === "payment-methods")?.text}
          onChange={choose}
          options={gateways.map((id) => ({
            value: id,
            label: titleOf(id),
            description: model.settings.methodTexts(id).description || undefined,
            content: id === cardGateway && (
              <CardOption
                model={model}
                form={form}
                details={details}
                minorUnit={cart.totals.format?.minorUnit}
                isChosen={form.method === id}
              />
            ),
          }))}
        />
      )}
    </Part>
  )
}
