import { createLoggedError, listen } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import { paymentErrorsService } from "@ringside/payments"
import { ErrorSummary, type RootProps, usePage, useStore } from "@ringside/ui"
import { type SyntheticEvent, useContext, useEffect, useInsertionEffect, useRef, useState } from "react"
import { EmptyCart } from "../shared/EmptyCart.tsx"
import { LoadingCart } from "../shared/LoadingCart.tsx"
import { useBlockTexts } from "../shared/texts.ts"
import { type ShownCart, useCalmBlockCart } from "../shared/useBlockCart.ts"
import { useTotalAnnouncement } from "../shared/useTotalAnnouncement.ts"
import { type CheckoutModel, createCheckoutModel } from "./createCheckoutModel.ts"
import { FirstWallets, FormParts } from "./FormParts.tsx"
import { readLayout } from "./layout.ts"
import type { checkoutAttributes } from "./options.ts"
import { OrderListenerContext } from "./orderListener.ts"
import { OrderSummary } from "./OrderSummary.tsx"
import { PlaceButton } from "./PlaceButton.tsx"
import { useDestination } from "./useDestination.ts"
import { useView } from "./useView.ts"
import { useWalletPlace } from "./useWalletPlace.ts"

type CheckoutOptions = OptionsOf<typeof checkoutAttributes>

/**
 * The checkout, rendered from the Store API.
 * @throws Error when there is no Store API: the server's HTML then stays or is restored.
 */
export function Checkout({ options, host }: RootProps<CheckoutOptions>) {
  const translate = useBlockTexts()
  const shown = useCalmBlockCart()
  const isAbsent = useStore(shown.store.$isAbsent)
  if (isAbsent) throw createLoggedError("there is no Store API to check out with, so the hook's own HTML stands.")
  const model = useModel(host)
  return (
    <section className="ringside-order ringside-checkout" aria-label={translate("checkoutTitle")}>
      <Content shown={shown} model={model} options={options} />
    </section>
  )
}

/** Creates the model, which lives as long as the root: also while React hides an app, and ends its other effects. */
function useModel(host: HTMLElement): CheckoutModel {
  const page = usePage()
  const [{ ended, model }] = useState(() => {
    const controller = new AbortController()
    // React runs no effects, and so no ends, of what it renders and throws away.
    listen(page.signal, "abort", () => controller.abort(), { signal: controller.signal })
    return { ended: controller, model: createCheckoutModel(page, controller.signal, readLayout(host)) }
  })
  useInsertionEffect(() => () => ended.abort(), [ended])
  return model
}

interface ContentProps {
  readonly shown: ShownCart
  readonly model: CheckoutModel
  readonly options: CheckoutOptions
}

function Content({ shown: current, model, options }: ContentProps) {
  const { details } = current
  const hasForm = useView(model, ({ form }) => form !== null)
  const isKept = useView(model, ({ status, problems }) => status !== "idle" || problems.length > 0)
  useEffect(() => {
    if (details) model.begin(details)
  }, [model, details])
  const shown = useLastFull(current, isKept)
  const { store, state, cart } = shown
  if (!cart || !shown.details || !hasForm) return <LoadingCart state={state} onRetry={() => void store.refresh()} />
  if (cart.lines.length === 0) return <EmptyCart />
  if (model.settings.mustLogIn !== null) return <MustLogIn href={model.settings.mustLogIn} />
  return <Form shown={shown} model={model} options={options} />
}

/** A shop that takes orders of customers alone. */
function MustLogIn({ href }: { readonly href: string }) {
  const translate = useBlockTexts()
  return (
    <div className="ringside-order-empty">
      <p className="ringside-order-subtitle">{translate("mustLogIn")}</p>
      <a className="ringside-button ringside-button-main" href={href}>
        {translate("logIn")}
      </a>
    </div>
  )
}

/** An order empties the basket: the form keeps the last full basket until the page is left, or a failure is shown. */
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
  const isBusy = useView(model, ({ status }) => status !== "idle")
  const isHeld = useView(model, (view) => view.isHeld)
  const problems = useView(model, (view) => view.problems)
  const attempt = useView(model, (view) => view.attempt)
  const hasDestination = useDestination(model, details)
  const page = usePage()
  const onPlaced = useContext(OrderListenerContext)
  useEffect(() => paymentErrorsService.of(page).add((text) => model.showPaymentError(text)), [page, model])
  useEffect(() => model.callAction("render-checkout-form"), [model])
  useTotalAnnouncement(shown)
  useWalletPlace(element, (details?.totalMinor ?? 0) > 0)
  if (!cart || !details) return null
  const { layout, basketUrl } = model.settings
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (element.current) void model.submit(element.current, onPlaced)
  }
  return (
    <div className="ringside-order-columns">
      <form
        ref={element}
        className={`ringside-order-main${layout?.hasNumbers ? " ringside-order-numbered" : ""}`}
        data-ringside-checkout-form=""
        noValidate
        aria-busy={isBusy || undefined}
        onSubmit={submit}
      >
        <FirstWallets layout={layout} isBusy={isBusy} />
        <ErrorSummary title={translate("checkFields")} problems={problems} attempt={attempt} />
        <div className="ringside-order-parts" inert={isBusy || undefined}>
          <FormParts
            shown={shown}
            model={model}
            problems={problems}
            hasDestination={hasDestination}
            hasNotes={options.notes}
          />
        </div>
        <PlaceButton
          layout={layout}
          basketUrl={basketUrl}
          cart={cart}
          details={details}
          isSumBusy={state.isBusy}
          isBusy={isBusy}
          isHeld={isHeld}
        />
      </form>
      <OrderSummary
        cart={cart}
        details={details}
        store={store}
        isBusy={state.isBusy}
        hasDestination={hasDestination}
        hasCoupons={options.coupons && model.settings.hasCoupons}
        hasTaxRates={layout?.hasTaxRates ?? false}
      />
    </div>
  )
}
