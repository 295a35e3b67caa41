import { expect, test } from "vitest"
import { formatEventName } from "./formatEventName.ts"

test.each([
  ["added_to_cart", "ringside:added-to-cart"],
  ["should_send_ajax_request.adding_to_cart", "ringside:should-send-ajax-request"],
  ["ajax_request_not_sent.adding_to_cart", "ringside:ajax-request-not-sent"],
  ["wc_fragments_loaded", "ringside:fragments-loaded"],
  ["woocommerce_variation_has_changed", "ringside:variation-has-changed"],
  ["wc_woocommerce_x", "ringside:woocommerce-x"],
  ["updated_wc_div", "ringside:updated-wc-div"],
  ["wc-product-gallery-after-init", "ringside:wc-product-gallery-after-init"],
  ["wc-blocks_added_to_cart", "ringside:wc-blocks-added-to-cart"],
  ["pumAfterOpen", "ringside:pumAfterOpen"],
  ["init", "ringside:init"],
  ["a.b.c", "ringside:a"],
  ["", "ringside:"],
])("%s goes out as %s", (hostName, name) => {
  expect(formatEventName(hostName)).toBe(name)
})
