import { html, markupOf } from "../../html/html.ts"
import { mergeSettings, type Settings } from "../../settings.ts"
import type { Visit } from "../../visit.ts"
import { createAddressSettings } from "../shipping/addressSettings.ts"
import { checkoutTexts } from "./texts.ts"

/** The checkout's settings, as PHP prints them: flags are strings. */
export function createCheckoutSettings({ shop, session, links, language }: Visit): Settings {
  const ajax = { ajax_url: links.ajax, wc_ajax_url: `${links.home}?wc-ajax=%%endpoint%%` }
  const nonce = (action: string) => shop.nonces.issue(action, session.id)
  const own = {
    host: {
      woocommerce_params: ajax,
      wc_checkout_params: {
        ...ajax,
        update_order_review_nonce: nonce("update-order-review"),
        apply_coupon_nonce: nonce("apply-coupon"),
        remove_coupon_nonce: nonce("remove-coupon"),
        option_guest_checkout: "yes",
        checkout_url: `${links.home}?wc-ajax=checkout`,
        is_checkout: "1",
        debug_mode: "",
        i18n_checkout_error: markupOf(html`${checkoutTexts[language].fault.general}`),
        gateways_with_custom_place_order_button: [],
      },
    },
  }
  return mergeSettings([own, createAddressSettings(language)])
}
