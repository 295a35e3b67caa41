import { findJQuery, type Page, requestListenersService } from "@ringside/core"
import { formatText, readMember } from "@ringside/core/domain"

/**
 * Calls `listener` after each background request of ours and of the page's jQuery, which may load later; `data` is the request's data.
 * Nothing on the page is patched, so `fetch` requests of other scripts are noticed only by the content that they add.
 */
export function onRequestEnd(page: Page, listener: (data: string) => void): void {
  const { window, signal } = page
  const listeners = requestListenersService.of(page)
  const ours = (body: unknown) => listener(typeof body === "string" ? body : "")
  listeners.add(ours)
  const theirs = (_: unknown, __: unknown, settings: unknown) => listener(readSent(settings))
  let attached: unknown = null
  let detach: () => void = () => undefined
  const attach = () => {
    const jQuery = findJQuery(window)
    if (signal.aborted || !jQuery || jQuery === attached) return
    detach()
    attached = jQuery
    jQuery(window.document).on("ajaxComplete", theirs)
    detach = () => void jQuery(window.document).off("ajaxComplete", theirs)
  }
  signal.addEventListener("abort", () => {
    listeners.delete(ours)
    detach()
  })
  page.onScan(attach)
  attach()
}

/** The data that jQuery has sent; a GET's fields are in its address. */
function readSent(settings: unknown): string {
  return ["data", "url"].map((name) => formatText(readMember(settings, [name]))).join("&")
}
