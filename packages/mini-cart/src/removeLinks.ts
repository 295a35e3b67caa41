import { cartOf, greyOut, postWcAjax } from "@ringside/cart"
import { parseAddToCartParams, removeEndpoint, selectRemoveOutcome } from "@ringside/cart/domain"
import { coreMessages, hasModifier, isPlainClick, type Page } from "@ringside/core"
import { controlSelectors, removeFamily, selectors } from "./host.ts"

/** Remove links of the host's mini-cart. `onTaken` hears of each line before it goes. Source: catalogue-and-cart contract §5. */
export function startRemoveLinks(page: Page, onTaken: (key: string) => void): void {
  const { document, signal, window } = page
  /** Lines that are on their way out. Their rows may be put there again meanwhile, by the answer to an earlier act. */
  const leaving = new Set<string>()
  const take = (event: Event) => {
    const link =
      event.target instanceof window.Element ? event.target.closest<HTMLElement>(controlSelectors.removeLink) : null
    // A link without a key is followed, and the shop's own page takes the line out.
    if (!link?.dataset.cart_item_key) return
    if (page.families.modeOf(removeFamily) !== "work") return
    event.preventDefault()
    const key = link.dataset.cart_item_key
    if (leaving.has(key)) return
    leaving.add(key)
    onTaken(key)
    void remove(page, link, key).finally(() => leaving.delete(key))
  }
  const options = { signal, capture: true }
  document.addEventListener("click", (event) => isPlainClick(event) && take(event), options)
  document.addEventListener("keydown", (event) => event.key === " " && !hasModifier(event) && take(event), options)
}

async function remove(page: Page, link: HTMLElement, key: string): Promise<void> {
  const params = parseAddToCartParams(page.settings.read("wc_add_to_cart_params", "mini-cart"))
  if (!params) return
  const row = link.closest<HTMLElement>(selectors.row)
  page.announce.basket(null)
  const undoGrey = row ? greyOut(row) : () => undefined
  page.signal.addEventListener("abort", undoGrey, { once: true })
  const answer = await cartOf(page).queue.run(() =>
    postWcAjax(page.http, {
      wcAjaxUrl: params.wcAjaxUrl,
      endpoint: removeEndpoint,
      fields: { cart_item_key: key },
    }),
  )
  if (page.signal.aborted) return
  page.signal.removeEventListener("abort", undoGrey)
  const outcome = selectRemoveOutcome(answer.json, link.getAttribute("href") ?? "", page.document.baseURI)
  if (outcome.kind === "removed") {
    const { fragments, cartHash } = outcome
    page.events.send({
      name: "removed_from_cart",
      target: page.document.body,
      args: [fragments, cartHash, link],
      detail: { fragments, cartHash, button: link },
    })
    // Where the answer held no fragment for this list, the row is still there.
    undoGrey()
    page.announce.basket(link.dataset.success_message ?? null)
    return
  }
  if (outcome.kind === "navigate" && page.navigation.go(outcome.url)) return
  undoGrey()
  page.notices.error(page.translator("core", coreMessages)("unknownError"))
}
