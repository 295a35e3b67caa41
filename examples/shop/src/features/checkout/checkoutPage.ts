import type { Context } from "hono"
import { readForm } from "../../endpoints/form.ts"
import { html, type Html } from "../../html/html.ts"
import { noticesWrapper } from "../../html/notices.ts"
import { mergeSettings } from "../../settings.ts"
import { isVisit, type ShopEnv, type Visit } from "../../visit.ts"
import { logIn } from "../accounts/login.ts"
import type { Basket } from "../basket/basket.ts"
import { applyCoupon, dropCouponsBeforePage, expired, isFromUs, removeCouponByLink } from "../basket/couponActions.ts"
import { blockCheckoutPage, showsBlocks } from "../blockCheckout/blockPages.ts"
import { isFilledIn, keepCustomer, readCustomer, type BasketCustomer } from "../basket/customer.ts"
import { forThisSessionAlone, readAppearances } from "../payments/appearance.ts"
import { readCardChoice, type CardChoice } from "../payments/cardBox.ts"
import { cardPolicy, createCardSettings } from "../payments/cardSettings.ts"
import { expressMount } from "../expressCheckout/expressMount.ts"
import { createExpressSettings } from "../expressCheckout/expressSettings.ts"
import { isPayable } from "../payments/payOrder.ts"
import { nextAttempt } from "../orders/placeOrder.ts"
import { languageField } from "../site/language.ts"
import type { PageData } from "../site/layout.ts"
import { keptByNobody, redirectWithNotice, respondPage } from "../site/respond.ts"
import { accountFields, loginToggle } from "./accountParts.ts"
import { addressFields } from "./checkoutFields.ts"
import { customerOf, readCheckoutForm, type CheckoutForm } from "./checkoutForm.ts"
import { createCheckoutSettings } from "./checkoutSettings.ts"
import { couponForm } from "./couponForm.ts"
import { createEmptyNotice, findOrderedNotice } from "./emptyNotice.ts"
import { faultList } from "./faultList.ts"
import { formRow, inputMarks, type FieldFaults } from "./formRow.ts"
import { payment, reviewTable } from "./orderReview.ts"
import { checkoutNonceAction, submitCheckout } from "./submitCheckout.ts"
import { checkoutTexts } from "./texts.ts"
import type { CheckoutFault } from "./validateCheckout.ts"
import { orderReceivedPath } from "../orders/paths.ts"
import { orderPayPath } from "../payments/paths.ts"
import { basketPath } from "../basket/paths.ts"
import { checkoutPath } from "./paths.ts"

/** The checkout as the platform's shortcode prints it. */
export async function checkoutPage(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { shop, session, links, url } = visit
  const coupon = url.searchParams.get("remove_coupon")
  if (coupon !== null && isVisit(context)) return removeCouponByLink(context, coupon, links.to(checkoutPath))
  const basket = await dropCouponsBeforePage(visit)
  const { lines } = basket
  // The answer to an order may have been lost: the page reports it like a repeated request. A prefetch must not use up the notice.
  const ordered = lines.length === 0 && isVisit(context) ? await findOrderedNotice(visit) : undefined
  if (ordered) return redirectWithNotice(context, links.to(basketPath), ordered)
  if (showsBlocks(visit)) return blockCheckoutPage(context)
  if (lines.length === 0) return context.redirect(links.to(basketPath), 303)
  return respondCheckout(context, await readCustomer(shop.database, session.id), { faults: [], status: 200, basket })
}

/** Handles the checkout's forms, submitted without a script. */
export async function takeCheckout(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { links } = visit
  const fields = await readForm(context)
  if (fields.has("apply_coupon")) return takeCoupon(context, fields)
  if (fields.has("woocommerce_checkout_update_totals")) return updateTotals(context, fields)
  const result = await submitCheckout(visit, fields)
  if (result.kind === "placed") {
    if (result.newCustomer) await logIn(context, result.newCustomer)
    // Without a script there is no card form: the order's own page explains this, and the order waits.
    const { id, key } = result.order
    const isUnpaid = isPayable(result.order)
    return redirectWithNotice(
      context,
      isUnpaid ? links.to(orderPayPath(id, key)) : links.to(orderReceivedPath(id, key)),
    )
  }
  if (result.kind === "expired") {
    return redirectWithNotice(context, links.to(basketPath), await createEmptyNotice(visit))
  }
  return respondCheckout(context, result.form, { faults: result.faults, status: result.isStale ? 409 : 422 })
}

async function takeCoupon(context: Context<ShopEnv>, fields: ReadonlyMap<string, string>): Promise<Response> {
  const { visit } = context.var
  const isOurs = isFromUs(fields.get("security"), "apply-coupon", visit)
  const notice = isOurs ? await applyCoupon(context, fields.get("coupon_code") ?? "") : expired(visit)
  return redirectWithNotice(context, visit.links.to(checkoutPath), notice)
}

/** Stores the typed data, and shows the totals for the address. */
async function updateTotals(context: Context<ShopEnv>, fields: ReadonlyMap<string, string>): Promise<Response> {
  const { visit } = context.var
  const { shop, session, links, language } = visit
  if (!isFromUs(fields.get("woocommerce-process-checkout-nonce"), checkoutNonceAction, visit)) {
    return redirectWithNotice(context, links.to(checkoutPath), expired(visit))
  }
  const form = readCheckoutForm(fields, await readCustomer(shop.database, session.id))
  await keepCustomer(shop.database, session.id, customerOf(form))
  const notice = { kind: "success", text: checkoutTexts[language].updated } as const
  return redirectWithNotice(context, links.to(checkoutPath), notice)
}

interface CheckoutAnswer {
  readonly faults: readonly CheckoutFault[]
  readonly status: 200 | 409 | 422
  /** Where it has been read since the last change. */
  readonly basket?: Basket
}

async function respondCheckout(
  context: Context<ShopEnv>,
  form: BasketCustomer & Partial<CheckoutForm>,
  { faults, status, basket: own }: CheckoutAnswer,
): Promise<Response> {
  const { visit } = context.var
  const attempt = await nextAttempt(visit.shop.database, visit.session.id)
  const cards = await readCardChoice(visit, { becomesCustomer: true })
  const appearances = await readAppearances(visit)
  const page = {
    title: checkoutTexts[visit.language].title,
    bodyClass: "woocommerce-checkout woocommerce-page",
    isIndexed: false,
    ...(own && { basket: own }),
    policy: cardPolicy(),
    settings: ({ basket }: PageData) =>
      mergeSettings([
        createCheckoutSettings(visit),
        createCardSettings(visit, { totalMinor: basket.totalMinor, currency: basket.currency, appearances }),
        createExpressSettings(visit, { context: "checkout", needsShipping: basket.needsShipping }),
      ]),
    content: ({ basket, notices, customer }: PageData) =>
      html`<h1 class="entry-title">${checkoutTexts[visit.language].title}</h1>
        <div class="woocommerce">
          ${noticesWrapper(notices)} ${customer ? "" : loginToggle(visit)} ${couponForm(visit)}
          ${checkoutForm({ form, faults, basket, attempt, cards, isGuest: customer === undefined }, visit)}
        </div>`,
  }
  const response = forThisSessionAlone(await respondPage(context, page, status), appearances)
  return isFilledIn(form) ? keptByNobody(response) : response
}

interface FormContent {
  readonly form: BasketCustomer & Partial<CheckoutForm>
  readonly faults: readonly CheckoutFault[]
  readonly basket: Basket
  readonly attempt: string
  readonly cards: CardChoice
  readonly isGuest: boolean
}

function checkoutForm({ form, faults, basket, attempt, cards, isGuest }: FormContent, visit: Visit): Html {
  const words = checkoutTexts[visit.language]
  const byField: FieldFaults = new Map(faults.flatMap((fault) => (fault.field ? [[fault.field, fault] as const] : [])))
  const parts = {
    form: { paymentMethod: form.paymentMethod, acceptsTerms: form.acceptsTerms ?? false },
    attempt,
    cards,
    faultFields: new Set(byField.keys()),
  }
  return html`<form
    name="checkout"
    method="post"
    class="checkout woocommerce-checkout"
    action="${visit.links.to(checkoutPath)}"
  >
    ${expressMount(visit, { hasSeparator: true, hasAttribution: true })} ${faultList(faults)}
    <div class="col2-set" id="customer_details">
      <div class="col-1">
        <wc-order-attribution-inputs></wc-order-attribution-inputs>
        <div class="woocommerce-billing-fields">
          <h2>${words.billing}</h2>
          ${addressFields("billing", form.billing, byField, visit)}
        </div>
        ${isGuest ? accountFields(form.createsAccount ?? false, byField, visit) : ""}
        <wc-order-attribution-inputs></wc-order-attribution-inputs>
      </div>
      <div class="col-2">
        ${basket.needsShipping ? shippingFields(form, byField, visit) : ""} ${noteField(form, byField, visit)}
      </div>
    </div>
    <div class="er-review">
      <h2 id="order_review_heading">${words.review}</h2>
      <div id="order_review" class="woocommerce-checkout-review-order">
        ${reviewTable(basket, visit)} ${payment(basket, parts, visit)}
      </div>
      <p><a href="${visit.links.to(basketPath)}">${words.backToBasket}</a></p>
    </div>
    ${languageField(visit)}
  </form>`
}

function shippingFields({ shipping, shipsElsewhere }: BasketCustomer, faults: FieldFaults, visit: Visit): Html {
  const words = checkoutTexts[visit.language]
  return html`<div class="woocommerce-shipping-fields">
    <h2 id="ship-to-different-address">
      <label class="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox">
        <input
          id="ship-to-different-address-checkbox"
          class="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox"
          ${shipsElsewhere ? "checked" : ""}
          type="checkbox"
          name="ship_to_different_address"
          value="1"
        />
        <span>${words.shipping}</span>
      </label>
    </h2>
    <div class="shipping_address">${addressFields("shipping", shipping, faults, visit)}</div>
  </div>`
}

function noteField({ note }: BasketCustomer, faults: FieldFaults, visit: Visit): Html {
  const words = checkoutTexts[visit.language]
  const fault = faults.get("order_comments")
  return html`<div class="woocommerce-additional-fields">
    <div class="woocommerce-additional-fields__field-wrapper">
      ${formRow({
        id: "order_comments",
        classes: ["notes"],
        priority: 10,
        label: words.notes,
        isLabelHidden: false,
        isRequired: false,
        isHidden: false,
        fault,
        optional: words.optional,
        control: html`<textarea
          class="input-text"
          ${inputMarks({ id: "order_comments", isRequired: false, fault })}
          placeholder="${words.notesPlaceholder}"
          rows="3"
          cols="5"
        >
${note}</textarea>`,
      })}
    </div>
  </div>`
}
