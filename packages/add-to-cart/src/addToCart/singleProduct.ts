import { requestBasketMarkup } from "@ringside/cart"
import { selectAddToCartOutcome } from "@ringside/cart/domain"
import { findTypedElement, isOfShop, type Page, readHostSettings } from "@ringside/core"
import { adminAjaxPath, formatFormBody, formatText, parseUrl, readMember } from "@ringside/core/domain"
import { addingSettings, themeSettings } from "../hostSettings.ts"
import { singleProductJob } from "../jobs.ts"
import { readOrigins } from "./addButtons.ts"
import { buttonLookService } from "./buttonLook.ts"
import { createHostAdd } from "./hostAdd.ts"
import { type SentAdd, sendAdd, settleAdd } from "./settleAdd.ts"
import { controlSelectors } from "../host.ts"

/** The field that names the product, of the form or of its button. */
const productField = "add-to-cart"

/**
 * Handles a click on the add button of a product page, where the theme has its adding without a reload on. Source: catalogue-and-cart
 * contract §3.6.
 */
export function addFromProductPage(page: Page, event: Event, control: HTMLElement): Promise<void> | undefined {
  const button = findTypedElement(page, { target: control }, "HTMLButtonElement")
  if (!button?.matches(controlSelectors.singleButton)) return
  const form = button.form ?? button.closest("form")
  if (!form || hasOwnName(button)) return
  const settings = readSettings(page)
  if (!settings || !canBeSent(form) || button.classList.contains("disabled")) return
  event.preventDefault()
  if (!form.reportValidity()) return
  return sendForm(page, { button, form, ajaxUrl: settings.ajax_url || adminAjaxPath })
}

/** The theme's settings where it has that feature on, and leaves it to us. */
function readSettings(page: Page) {
  const settings = readHostSettings(page, themeSettings)
  const isOn = settings?.single_product_ajax_add_to_cart
  return isOn && page.jobs.isOurs(singleProductJob) ? settings : null
}

/** The outcome of an add whose answer has no markup of the basket. */
const addedUnseen = { kind: "added", fragments: {}, cartHash: "" } as const

interface ProductAdd {
  readonly button: HTMLButtonElement
  readonly form: HTMLFormElement
  readonly ajaxUrl: string
}

/** Sends the form as an add. Then it shows the add, or goes where the shop or its redirect leads. */
async function sendForm(page: Page, { button, form, ajaxUrl }: ProductAdd): Promise<void> {
  const look = buttonLookService.of(page)
  // With the button's own field, as a browser sends it.
  const submitter = button.type === "submit" && button.form === form ? button : null
  const fields = new page.window.FormData(form, submitter)
  // The server takes the last field of a name. A button's value may be anything where the form names the product.
  const product = formatText(fields.getAll(productField).at(-1)) || button.value
  const body = [
    formatFormBody({ action: "astra_add_cart_single_product", [productField]: product }),
    ...formatPairs(fields),
  ].join("&")
  page.announce.basket(null)
  look.apply(button, "click")
  const add = createHostAdd({
    source: "form",
    product,
    variation: fields.get("variation_id"),
    quantity: readQuantity(fields),
  })
  const { answer, watched, hasNewBasket } = await sendAdd(page, add, { url: ajaxUrl, body })
  if (page.signal.aborted) return
  if (answer.status === 200 && answer.text.trim() === "") {
    page.navigation.reload()
    return
  }
  const params = readHostSettings(page, addingSettings)
  // The theme's own follow-up wins over the shop's redirect.
  const hasFollowUp = readSingleAction(page) !== ""
  const redirect = readRedirect(page, answer, ajaxUrl)
  const answered = selectAddToCartOutcome(redirect === null ? answer.json : null, {
    redirectAfterAdd: !hasFollowUp && (params?.redirectAfterAdd ?? false),
    cartUrl: params?.cartUrl ?? "",
    pageUrl: page.document.baseURI,
    origins: readOrigins(page),
  })
  const nextPage = hasNewBasket && redirect !== null && isOfShop(page, redirect) ? redirect.href : null
  settleAdd(page, {
    outcome: nextPage === null ? answered : hasFollowUp ? addedUnseen : { kind: "navigate", url: nextPage },
    button,
    add,
    answer,
    watched,
    onAdded() {
      // End the button's `loading` first: during it no drawer opens.
      look.apply(button, "added")
      requestBasketMarkup(page)
    },
  })
}

/**
 * The page that the request was redirected to, such as the basket after an add, or a login. It may contain JSON, which is no answer to an add.
 * Null without a redirect.
 */
function readRedirect(page: Page, { json, status, url }: SentAdd["answer"], ajaxUrl: string): URL | null {
  const base = page.document.baseURI
  const answered = parseUrl(url, base)
  const isAnswer = ["fragments", "error"].some((name) => readMember(json, [name]) !== undefined)
  return status === 200 && !isAnswer && answered?.href !== parseUrl(ajaxUrl, base)?.href ? answered : null
}

/** The theme's follow-up of such an add; empty for its default. */
function readSingleAction(page: Page): string {
  const action = readHostSettings(page, themeSettings)?.add_to_cart_options_single ?? ""
  return action === "default" ? "" : action
}

/**
 * Whether a button submits the form for something else than an add: the shop sees its name, as of "buy now", and answers with another page.
 * The name `submit` means nothing.
 */
function hasOwnName({ type, name }: HTMLButtonElement): boolean {
  return type === "submit" && !["", "submit", productField].includes(name)
}

/** Whether the form can be sent in the background: not with files, nor with a variation still to choose. */
function canBeSent(form: HTMLFormElement): boolean {
  const variation = form.querySelector<HTMLInputElement>("input[name=variation_id]")
  const isOpenChoice = variation !== null && !(Number(variation.value) > 0)
  return !isOpenChoice && form.querySelector("input[type=file]") === null
}

/** The form's fields except the product's, which is first already. */
function formatPairs(fields: FormData): string[] {
  return [...fields].flatMap(([name, value]) =>
    typeof value === "string" && name !== productField ? [formatFormBody({ [name]: value })] : [],
  )
}

/** The form's quantity; that of all products in a group, which has a field for each. */
function readQuantity(fields: FormData): number {
  const ofGroup = [...fields].flatMap(([name, value]) => (name.startsWith("quantity[") ? [Number(value) || 0] : []))
  return Number(fields.get("quantity")) || ofGroup.reduce((sum, each) => sum + each, 0)
}
