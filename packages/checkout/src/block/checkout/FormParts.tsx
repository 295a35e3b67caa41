import type { FormProblem } from "@ringside/ui"
import { Fragment, type ReactNode } from "react"
import type { ShownCart } from "../shared/useBlockCart.ts"
import { AddressPart } from "./AddressParts.tsx"
import { deliveryId } from "./checkForm.ts"
import type { CheckoutModel } from "./createCheckoutModel.ts"
import { DeliveryPart } from "./DeliveryPart.tsx"
import { type FormPart, plainParts } from "./layout.ts"
import { PaymentPart } from "./PaymentPart.tsx"
import { PlacePart } from "./PlacePart.tsx"

interface FormPartsProps {
  readonly shown: ShownCart
  readonly model: CheckoutModel
  readonly problems: readonly FormProblem[]
  readonly hasNotes: boolean
}

/** The parts of the form in the order of the platform's inner blocks, or in ours without them. */
export function FormParts({ shown: { cart, details, store }, model, problems, hasNotes }: FormPartsProps) {
  const { layout } = model.settings
  if (!cart || !details) return null
  const { needsShipping, needsPayment } = details
  const errorOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.text
  const create = (part: FormPart): ReactNode => {
    switch (part) {
      case "contact":
      case "shipping":
      case "billing":
        return <AddressPart model={model} part={part} needsShipping={needsShipping} />
      case "delivery":
        if (!needsShipping) return null
        return <DeliveryPart model={model} cart={cart} details={details} store={store} error={errorOf(deliveryId)} />
      case "payment":
        if (!needsPayment) return null
        return <PaymentPart model={model} cart={cart} details={details} error={errorOf("payment-methods")} />
      case "extra":
      case "note":
      case "terms":
        return <PlacePart model={model} part={part} problems={problems} />
    }
  }
  const { fields, asksTerms } = model.settings
  const isEmpty: Readonly<Partial<Record<FormPart, boolean>>> = {
    note: !hasNotes,
    extra: fields.length === 0,
    terms: !layout && !asksTerms,
  }
  const parts = (layout?.parts ?? plainParts).filter((part) => !isEmpty[part])
  return joinSmall(parts).map((joined) => {
    const nodes = joined.map((part) => <Fragment key={part}>{create(part)}</Fragment>)
    const isSmall = joined.every(isSmallPart)
    return isSmall ? (
      <div key={joined.join()} className="ringside-order-part">
        {nodes}
      </div>
    ) : (
      nodes
    )
  })
}

/** Parts without a heading, which stand together where one follows the other. */
const isSmallPart = (part: FormPart) => part === "extra" || part === "note" || part === "terms"

function joinSmall(parts: readonly FormPart[]): readonly (readonly FormPart[])[] {
  return parts.reduce<readonly (readonly FormPart[])[]>((joined, part) => {
    const last = joined.at(-1)
    if (!last || !isSmallPart(part) || !last.every(isSmallPart)) return [...joined, [part]]
    return [...joined.slice(0, -1), [...last, part]]
  }, [])
}
