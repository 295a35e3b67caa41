import { type Page, sendByJQuery, type Transport } from "@ringside/core"

/**
 * What sends a request of the platform's own scripts as they do: through the page's jQuery, where plugins follow and change it (`ajaxSend`,
 * `ajaxComplete`, prefilters). By `fetch` on a page without jQuery.
 */
export function createPlatformTransport(page: Page, dataType: "json" | "html" = "json"): Transport {
  const onError = (cause: unknown) => page.reports.fail({ during: "event", widget: "cart", cause })
  return sendByJQuery(page, { dataType, onError })
}
