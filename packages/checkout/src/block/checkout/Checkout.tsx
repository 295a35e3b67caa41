import { createLoggedError } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import { ErrorSummary, Price, type RootProps, usePage, useStore } from "@ringside/ui"
import { type SyntheticEvent, useEffect, useRef, useState } from "react"
import { EmptyCart } from "../shared/EmptyCart.tsx"
import { LoadingCart } from "../shared/LoadingCart.tsx"
import { useBlockTexts } from "../shared/texts.ts"
import { type ShownCart, useBlockCart } from "../shared/useBlockCart.ts"
import { useCoupons } from "../shared/useCoupons.ts"
import { useRates } from "../shared/useRates.ts"
import { AddressParts } from "./AddressParts.tsx"
import { type CheckoutModel, createCheckoutModel } from "./createCheckoutModel.ts"
import { DeliveryPart } from "./DeliveryPart.tsx"
import type { checkoutAttributes } from "./options.ts"
import { OrderSummary } from "./OrderSummary.tsx"
import { PaymentPart } from "./PaymentPart.tsx"
import { PlacePart } from "./PlacePart.tsx"
import { useTotalAnnouncement } from "./useTotalAnnouncement.ts"

type CheckoutOptions = OptionsOf<typeof checkoutAttributes>

/**
 * The checkout, by the Store API.
 * @throws Error when there is no Store API: the server's HTML then stays, or comes back.
 */
export function Checkout({ options }: Pick<RootProps<CheckoutOptions>, "options">) {
  const translate = useBlockTexts()
  const shown = useBlockCart()
  const isAbsent = useStore(shown.store.$isAbsent)
  if (isAbsent) throw createLoggedError("there is no Store API to check out with, so the hook's own HTML stands.")
  const model = useModel()
  return (
    <section className="ringside-order ringside-checkout" aria-label={translate("checkoutTitle")}>
      <Content shown={shown} model={model} options={options} />
    </section>
  )
}

/** The model lives as long as the root does. */
function useModel(): CheckoutModel {
  const page = usePage()
  const [{ model, mounted }] = useState(() => {
    const controller = new AbortController()
    return { model: createCheckoutModel(page, controller.signal), mounted: controller }
  })
  useEffect(() => () => mounted.abort(), [mounted])
  return model
}

interface ContentProps {
  readonly shown: ShownCart
  readonly model: CheckoutModel
  readonly options: CheckoutOptions
}

function Content({ shown: current, model, options }: ContentProps) {
  const { details } = current
  const view = useStore(model.$view)
  useEffect(() => {
    if (details) model.begin(details)
  }, [model, details])
  const shown = useLastFull(current, view.status !== "idle" || view.problems.length > 0)
  const { store, state, cart } = shown
  if (!cart || !shown.details || !view.form) return <LoadingCart state={state} onRetry={() => void store.refresh()} />
  if (cart.lines.length === 0) return <EmptyCart />
  return <Form shown={shown} model={model} options={options} />
}

/** An order empties the basket: the form stays as it was until the page is left, or the shopper has read what went wrong. */
function useLastFull(current: ShownCart, isKept: boolean): ShownCart {
  const [last, setLast] = useState(current)
  const isFull = current.cart !== null && current.cart.lines.length > 0
  if (isFull && last.cart !== current.cart) setLast(current)
  else if (isFull && last.details !== current.details) setLast(current)
  return !isFull && isKept && last.cart ? last : current
}

function Form({ shown, model, options }: ContentProps) {
  const { store, cart, details, state } = shown
  const translate = useBlockTexts()
  const element = useRef<HTMLFormElement>(null)
  const view = useStore(model.$view)
  const coupons = useCoupons(store)
  const rates = useRates(store)
  useTotalAnnouncement(shown)
  const { form, status } = view
  if (!cart || !details || !form) return null
  const isBusy = status !== "idle"
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (element.current) void model.submit(element.current)
  }
  return (
    <div className="ringside-order-columns">
      <form
        ref={element}
        className="ringside-order-main"
        data-ringside-checkout-form=""
        noValidate
        aria-busy={isBusy || undefined}
        onSubmit={submit}
      >
        <div id="wcpay-express-checkout-element" />
        <ErrorSummary title={translate("checkFields")} problems={view.problems} attempt={view.attempt} />
        <div className="ringside-order-parts" inert={isBusy || undefined}>
          <AddressParts model={model} view={view} form={form} />
          {details.needsShipping && (
            <DeliveryPart cart={cart} details={details} rates={rates} problems={view.problems} />
          )}
          {details.needsPayment && <PaymentPart model={model} view={view} form={form} cart={cart} details={details} />}
          <PlacePart model={model} view={view} form={form} hasNotes={options.notes} />
        </div>
        <div className="ringside-order-place">
          {/* Where the sums stand below the button, it says what it costs all the same. */}
          <p className="ringside-order-sum" aria-busy={state.isBusy || undefined}>
            <span>{translate("total")}</span>
            <Price
              amount={{ amountMinor: details.totalMinor, currency: details.currency }}
              format={cart.totals.format}
            />
          </p>
          <button
            type="submit"
            className="ringside-button ringside-button-main"
            aria-disabled={isBusy || view.isHeld || undefined}
          >
            {translate(isBusy ? "placingOrder" : "placeBlockOrder")}
          </button>
        </div>
      </form>
      <OrderSummary cart={cart} details={details} isBusy={state.isBusy} coupons={options.coupons ? coupons : null} />
    </div>
  )
}
