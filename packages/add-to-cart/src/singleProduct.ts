import { singleProductJob } from "./jobs.ts"
import { postForm, writeQueueOf } from "@ringside/cart"
import { parseAddToCartParams, readServerMessage, selectAddToCartOutcome } from "@ringside/cart/domain"
import { delegate, isPlainClick, type Page } from "@ringside/core"
import { adminAjaxPath, formatFormBody, parseHostFlag } from "@ringside/core/domain"
import { readOrigins, settleAdd } from "./addButtons.ts"
import type { ButtonLook } from "./buttonLook.ts"
import { controlSelectors } from "./host.ts"

/** Adding from the product page without a reload, where the theme has that on. Source: catalogue-and-cart contract §3.6. */
export function startSingleProduct(page: Page, look: ButtonLook): void {
  const readSettings = () => {
    const settings = page.settings.read("astra", "add-to-cart")
    const isOn = parseHostFlag(settings?.single_product_ajax_add_to_cart)
    return isOn && page.jobs.modeOf(singleProductJob) === "active" ? settings : null
  }
  delegate(
    page,
    "click",
    controlSelectors.singleButton,
    (event, button) => {
      if (!isPlainClick(event) || !(button instanceof page.window.HTMLButtonElement)) return
      const form = button.form ?? button.closest("form")
      if (!form) return
      const settings = readSettings()
      if (!settings || !canBeSent(form) || button.classList.contains("disabled")) return
      event.preventDefault()
      if (!form.reportValidity()) return
      return send(button, form, typeof settings.ajax_url === "string" ? settings.ajax_url : adminAjaxPath)
    },
    { widget: "add-to-cart" },
  )

  const send = async (button: HTMLButtonElement, form: HTMLFormElement, ajaxUrl: string) => {
    const body = [
      formatFormBody({ action: "astra_add_cart_single_product", "add-to-cart": button.value || readProductId(form) }),
      ...readPairs(form, page),
    ].join("&")
    const queue = writeQueueOf(page)
    page.announce.basket(null)
    look.apply(button, "click")
    const answer = await queue.run(() => postForm(page.http, ajaxUrl, body))
    if (page.signal.aborted) return
    if (answer.status === 200 && answer.text.trim() === "") {
      page.navigation.reload()
      return
    }
    const params = parseAddToCartParams(page.settings.read("wc_add_to_cart_params", "add-to-cart"))
    const outcome = selectAddToCartOutcome(answer.json, {
      // The theme's own way to go on comes before the shop's.
      redirectAfterAdd: !readSingleAction(page) && (params?.redirectAfterAdd ?? false),
      cartUrl: params?.cartUrl ?? "",
      pageUrl: page.document.baseURI,
      origins: readOrigins(page),
    })
    settleAdd(page, {
      outcome,
      button,
      message: readServerMessage(answer.text),
      onAdded() {
        // The button is let go first: while one is loading no drawer opens.
        look.apply(button, "added")
        page.events.send({ name: "wc_fragment_refresh", target: page.document.body })
      },
      onFailed: () => look.apply(button, "failed"),
      onRetry: () => button.click(),
    })
  }
}

/** What the theme does after such an add; empty for its default. */
function readSingleAction(page: Page): string {
  const action = page.settings.read("astra", "add-to-cart")?.add_to_cart_options_single
  return typeof action === "string" && action !== "default" ? action : ""
}

/** A form with files, or a variation that is still to be chosen, goes the browser's own way. */
function canBeSent(form: HTMLFormElement): boolean {
  const variation = form.querySelector<HTMLInputElement>("input[name=variation_id]")
  const isOpenChoice = variation !== null && !(Number(variation.value) > 0)
  return !isOpenChoice && form.querySelector("input[type=file]") === null
}

function readProductId(form: HTMLFormElement): string {
  return form.querySelector<HTMLInputElement>("input[name=add-to-cart]")?.value ?? ""
}

/** The form's fields but the product's, which stands at the front already. */
function readPairs(form: HTMLFormElement, page: Page): string[] {
  return [...new page.window.FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && name !== "add-to-cart" ? [formatFormBody({ [name]: value })] : [],
  )
}
