import { readHostSettings, onRestored, coreMessages, type Page, definePageService } from "@ringside/core"
import { isSafeNavigationUrl } from "@ringside/core/domain"
import { buttonSettings } from "../hostSettings.ts"
import { type ButtonAction, type ButtonState, createButtonState, reduceButtonState } from "../domain/index.ts"
import { removeFailedAdd } from "./failedAdd.ts"
import { selectors } from "../host.ts"

/** Shows the state of add buttons, and the link to the basket beside them. */
export interface ButtonLook {
  apply(button: HTMLElement, action: ButtonAction["type"]): void
}

/** The buttons of a page. When it returns from the back/forward cache, every `loading` ends. */
export const buttonLookService = definePageService("add-to-cart.look", createButtonLook)

function createButtonLook(page: Page): ButtonLook {
  const { decorations, document, signal } = page
  const states = new WeakMap<HTMLElement, ButtonState>()

  const viewCart = page.translator("core", coreMessages)("viewCart")
  const apply = (button: HTMLElement, type: ButtonAction["type"]) => {
    const { params, hasViewCart } = readHostSettings(page, buttonSettings)
    const hasBasketUrl = params !== null && isSafeNavigationUrl(params.cartUrl, document.baseURI)
    const before = states.get(button) ?? createButtonState()
    const state = reduceButtonState(before, { type, isCart: params?.isCart ?? false })
    states.set(button, state)
    decorations.toggleClass(button, "loading", state.loading)
    decorations.toggleClass(button, "added", state.added)
    decorations.attribute(button, "aria-busy", state.loading ? "true" : null)
    if (type === "click") removeFailedAdd(button)
    if (hasBasketUrl && type === "added" && state.viewLink)
      addViewLink(page, button, hasViewCart ? params : { ...params, viewCartText: viewCart })
  }
  const endLoading = () => {
    for (const button of document.querySelectorAll<HTMLElement>(".loading")) {
      if (states.has(button)) apply(button, "restored")
    }
  }
  onRestored(page, endLoading, signal)
  return { apply }
}

function addViewLink(
  page: Page,
  button: HTMLElement,
  link: { readonly cartUrl: string; readonly viewCartText: string },
): void {
  const places = [button.parentElement, button.closest(selectors.card)]
  // Themes print two buttons per card; one link is enough.
  if (places.some((place) => place?.querySelector(selectors.viewLink))) return
  const anchor = page.document.createElement("a")
  anchor.href = link.cartUrl
  anchor.className = "added_to_cart wc-forward"
  anchor.title = link.viewCartText
  anchor.textContent = link.viewCartText
  button.after(anchor)
  page.decorations.insert(anchor)
}
