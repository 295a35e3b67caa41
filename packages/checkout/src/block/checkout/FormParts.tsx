import type { FormProblem } from "@ringside/ui"
import { Fragment, type ReactNode } from "react"
import type { ShownCart } from "../shared/useBlockCart.ts"
import { useRates } from "../shared/useRates.ts"
import { AddressPart } from "./AddressParts.tsx"
import { deliveryId, paymentId } from "./checkForm.ts"
import type { CheckoutModel } from "./createCheckoutModel.ts"
import { DeliveryPart } from "./DeliveryPart.tsx"
import { type FormLayout, type FormPart, plainParts } from "./layout.ts"
import { PaymentPart } from "./PaymentPart.tsx"
import { canPickUp } from "./pickup.ts"
import { PlacePart } from "./PlacePart.tsx"
import { useView } from "./useView.ts"
import { WayPart } from "./WayPart.tsx"
import { useBlockTexts } from "../shared/texts.ts"
import { walletIds } from "./useWalletPlace.ts"

/** The parts of the form in their order. */
const listFormParts = (layout: FormLayout | null): readonly FormPart[] => layout?.parts ?? plainParts

/** Wallets that come first stand above the errors of the form, which are about what follows. */
const isAbove = (part: FormPart | undefined, index: number) => index === 0 && part === "express"

/** The wallet buttons, where they come first. */
export function FirstWallets({ layout, isBusy }: { readonly layout: FormLayout | null; readonly isBusy: boolean }) {
  return isAbove(listFormParts(layout)[0], 0) && <WalletPlace isBusy={isBusy} />
}

interface FormPartsProps {
  readonly shown: ShownCart
  readonly model: CheckoutModel
  readonly problems: readonly FormProblem[]
  readonly hasDestination: boolean
  readonly hasNotes: boolean
}

/** The parts of the form in the order of the platform's inner blocks, or in ours without them. */
export function FormParts(props: FormPartsProps) {
  const { shown, model, problems, hasDestination, hasNotes } = props
  const { cart, details, store } = shown
  const { layout, pickup } = model.settings
  const rates = useRates(store)
  const wantsPickup = useView(model, ({ form }) => form?.picksUp ?? false)
  if (!cart || !details) return null
  const { needsShipping, needsPayment } = details
  const errorOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.text
  const picksUp = wantsPickup && canPickUp(details, pickup)
  const way = { model, cart, details, rates, picksUp }
  const create = (part: FormPart): ReactNode => {
    switch (part) {
      case "express":
        return <WalletPlace isBusy={false} />
      case "contact":
      case "shipping":
      case "billing":
        return <AddressPart model={model} part={part} isSent={needsShipping && !picksUp} />
      case "way":
        return <WayPart {...way} />
      case "pickup":
      case "delivery":
        if (!needsShipping || picksUp !== (part === "pickup")) return null
        return <DeliveryPart {...way} hasDestination={hasDestination} error={errorOf(deliveryId)} />
      case "payment":
        if (!needsPayment) return null
        return <PaymentPart model={model} cart={cart} details={details} error={errorOf(paymentId)} />
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
  const parts = listFormParts(layout).filter((part, index) => !isAbove(part, index) && !isEmpty[part])
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

/**
 * Where the wallet buttons are drawn, and the line below them, which their code shows together with the buttons. `isBusy`: an order is under
 * way, and there must be no second payment.
 */
function WalletPlace({ isBusy }: { readonly isBusy: boolean }) {
  const translate = useBlockTexts()
  return (
    <>
      <div id={walletIds.buttons} inert={isBusy || undefined} />
      <p id={walletIds.line} className="ringside-order-separator" hidden>
        {translate("orPayBelow")}
      </p>
    </>
  )
}
