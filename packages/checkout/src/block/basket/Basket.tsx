import { followWhenSaved } from "@ringside/cart"
import { createLoggedError, type Page } from "@ringside/core"
import { nullPrototype, parseUrl, type OptionsOf } from "@ringside/core/domain"
import { Adopt, drawLink, FieldError, HostText, type RootProps, usePage, useStore } from "@ringside/ui"
import { basketSelectors } from "../host.ts"
import { type ReactNode, useContext, useEffect, useRef, useState } from "react"
import { hasDestination } from "../../domain/index.ts"
import { readBlocks, readCountryRules } from "../shared/readBlocks.ts"
import { useBlockTexts } from "../shared/texts.ts"
import { CouponForm } from "../shared/CouponForm.tsx"
import { EmptyCart } from "../shared/EmptyCart.tsx"
import { LoadingCart } from "../shared/LoadingCart.tsx"
import { ShippingRates } from "../shared/ShippingRates.tsx"
import { Totals } from "../shared/Totals.tsx"
import { type ShownCart, useBlockCart } from "../shared/useBlockCart.ts"
import { useCoupons } from "../shared/useCoupons.ts"
import { useRates } from "../shared/useRates.ts"
import { useTotalAnnouncement } from "../shared/useTotalAnnouncement.ts"
import { BasketLines } from "./BasketLines.tsx"
import { BasketRenderPropsContext } from "./basketRenderProps.ts"
import type { basketAttributes } from "./options.ts"
import { type BasketLayout, readBasketLayout } from "./layout.ts"
import { useLineActions } from "./useLineActions.ts"

type BasketOptions = OptionsOf<typeof basketAttributes>

/**
 * The basket, rendered from the Store API.
 * @throws Error when there is no Store API: the server's HTML then stays or is restored.
 */
export function Basket({ options, host }: RootProps<BasketOptions>) {
  const translate = useBlockTexts()
  const shown = useBlockCart()
  const isAbsent = useStore(shown.store.$isAbsent)
  if (isAbsent) throw createLoggedError("there is no Store API to read the basket from, so the hook's own HTML stands.")
  return (
    <section className="ringside-order ringside-basket" aria-label={translate("basketTitle")} tabIndex={-1}>
      <Content shown={shown} options={options} host={host} />
    </section>
  )
}

interface ContentProps {
  readonly shown: ShownCart
  readonly options: BasketOptions
  readonly host: HTMLElement
}

function Content({ shown, options, host }: ContentProps) {
  const { store, cart, details, state } = shown
  const actions = useLineActions(store)
  const [layout] = useState(() => readBasketLayout(host))
  const [ownParts] = useState(() => ({
    empty: [...host.querySelectorAll(basketSelectors.empty)],
    belowLines: [...host.querySelectorAll(basketSelectors.belowLines)],
  }))
  useTotalAnnouncement(shown)
  if (!cart || !details) return <LoadingCart state={state} onRetry={() => void store.refresh()} />
  if (cart.lines.length === 0 && !actions.removed) {
    const [own] = ownParts.empty
    const ours = <EmptyCart />
    const empty = own ? <Adopt node={own}>{ours}</Adopt> : ours
    return (
      <>
        {actions.failure && <LostLine message={actions.failure.message} />}
        {actions.hasRemoved ? <FocusPlace>{empty}</FocusPlace> : empty}
      </>
    )
  }
  return (
    <div className="ringside-order-columns">
      <div className="ringside-order-main">
        <BasketLines cart={cart} state={state} actions={actions} hasImages={options.images} />
        {ownParts.belowLines.map((node, index) => (
          <Adopt key={index} node={node} />
        ))}
      </div>
      <BasketSums shown={shown} options={options} layout={layout} />
    </div>
  )
}

/** Why the last line didn't come back. */
function LostLine({ message }: { readonly message: string }) {
  return (
    <FocusPlace className="ringside-basket-error">
      <FieldError id="ringside-basket-error" text={message} />
    </FocusPlace>
  )
}

interface FocusPlaceProps {
  readonly className?: string
  readonly children: ReactNode
}

/** Takes the focus of a button that was removed with the last line. */
function FocusPlace({ className, children }: FocusPlaceProps) {
  const { document } = usePage()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) place.current?.focus(nullPrototype({ preventScroll: true }))
  }, [document])
  return (
    <div ref={place} className={className} tabIndex={-1}>
      {children}
    </div>
  )
}

interface BasketSumsProps extends Omit<ContentProps, "host"> {
  readonly layout: BasketLayout
}

function BasketSums({ shown, options, layout }: BasketSumsProps) {
  const { store, cart, details, state } = shown
  const translate = useBlockTexts()
  const page = usePage()
  const coupons = useCoupons(store)
  const rates = useRates(store)
  const [{ hasNoCoupons, pageUrlOf, rules }] = useState(() => {
    const blocks = readBlocks(page)
    return { ...blocks, rules: readCountryRules(page, blocks) }
  })
  const { renderCheckoutLink = drawLink } = useContext(BasketRenderPropsContext)
  const checkoutUrl = selectCheckoutUrl(page, pageUrlOf(layout.checkoutPageId) || page.config.cart.checkoutUrl)
  if (!cart || !details || cart.lines.length === 0) return null
  const { needsShipping, packages } = details
  const hasRates = packages.some((parcel) => parcel.rates.length > 0)
  const isWithoutRates = packages.length > 0 && !hasRates && hasDestination(details.shipping, rules)
  const isRateRefused = packages.some((parcel) => rates.errorOf(parcel) !== null)
  const isShippingLater = needsShipping && cart.totals.shipping === null && !isWithoutRates
  return (
    <div className="ringside-order-side">
      {layout.heading !== "" && (
        <h2 className="ringside-order-title">
          <HostText>{layout.heading}</HostText>
        </h2>
      )}
      {needsShipping && (hasRates || isWithoutRates || isRateRefused) && (
        <div className="ringside-order-part">
          <p className="ringside-order-subtitle">{translate("shipping")}</p>
          <ShippingRates
            id="ringside-basket-rates"
            cart={cart}
            details={details}
            rates={rates}
            hasDestination={isWithoutRates}
          />
        </div>
      )}
      {options.coupons && layout.hasCoupons && !hasNoCoupons && <CouponForm coupons={coupons} />}
      <Totals
        cart={cart}
        details={details}
        isBusy={state.isBusy}
        hasTaxRates={layout.hasTaxRates}
        note={isShippingLater ? translate("shippingAtCheckout") : null}
        onRemoveCoupon={(code) => void coupons.remove(code)}
        removeError={coupons.removeError}
      />
      {renderCheckoutLink({
        className: "ringside-button ringside-button-main ringside-order-go",
        href: checkoutUrl ?? undefined,
        onClick: (event) => followWhenSaved(page, event, event.currentTarget),
        children: <HostText or={translate("continueToCheckout")}>{layout.buttonText}</HostText>,
      })}
    </div>
  )
}

/**
 * The address of the checkout; null if there is none, or if it is this page. A shop without pretty permalinks names its pages in the query
 * (`/?page_id=7`), and this page may have more of it (`/?page_id=6&add-to-cart=12`); an app may name them in the fragment (`#/checkout`).
 */
function selectCheckoutUrl({ document }: Page, checkoutUrl: string | null): string | null {
  const there = checkoutUrl === null ? null : parseUrl(checkoutUrl, document.baseURI)
  if (!there) return null
  const here = new URL(document.URL)
  const isSameQuery = [...there.searchParams].every(([name, value]) => here.searchParams.get(name) === value)
  const isSameView = there.hash === "" || there.hash === here.hash
  const isHere = here.origin === there.origin && here.pathname === there.pathname && isSameQuery && isSameView
  return isHere ? null : checkoutUrl
}
