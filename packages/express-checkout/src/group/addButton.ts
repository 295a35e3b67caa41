import type { Scope } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import type { ProductForm } from "../backends/productForm.ts"

/** Reports whether the product's button is disabled, now and at each change. */
export function followAddButton(
  { page, onEnd, onScan }: Scope,
  form: ProductForm,
  setDisabled: (isDisabled: boolean) => void,
): void {
  let watched: HTMLElement | null = null
  const look = () => setDisabled(form.button?.classList.contains("disabled") === true)
  const observer = new page.window.MutationObserver(look)
  const watch = () => {
    const { button } = form
    if (button === watched) return
    watched = button
    observer.disconnect()
    if (button) observer.observe(button, nullPrototype<MutationObserverInit>({ attributeFilter: ["class"] }))
    look()
  }
  onScan(watch)
  watch()
  onEnd(() => observer.disconnect())
}
