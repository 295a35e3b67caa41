import { type Scope, variationChosen } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import type { ProductForm } from "../backends/productForm.ts"

/** Reports whether the product can't be bought yet by its button or form, now and at each change. */
export function followAddButton(
  { page, onEnd, onScan }: Scope,
  form: ProductForm,
  setDisabled: (isDisabled: boolean) => void,
): void {
  let watched: readonly HTMLElement[] = []
  const look = () => setDisabled(form.readObstacle() !== null)
  const observer = new page.window.MutationObserver(look)
  const watch = () => {
    const { stateElements } = form
    if (stateElements.length === watched.length && stateElements.every((element, index) => element === watched[index]))
      return
    watched = stateElements
    observer.disconnect()
    for (const element of watched)
      observer.observe(element, nullPrototype<MutationObserverInit>({ attributeFilter: ["class"] }))
    look()
  }
  onScan(watch)
  watch()
  // A choice that is complete before a script has disabled the button changes no class.
  onEnd(variationChosen.on(page, look))
  onEnd(() => observer.disconnect())
}
