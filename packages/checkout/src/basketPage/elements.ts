import { type Page, definePageService } from "@ringside/core"
import { parseCartItemKey } from "@ringside/cart/domain"
import { selectors } from "./host.ts"

/** The part of the page with the lines: the basket's form, or the whole page. */
type BasketRoot = Pick<ParentNode, "querySelectorAll">

/**
 * The basket's form; null on a page whose basket is empty. Themes print copies of it for phones and desktops: it is the one that the shopper
 * used last, else the first.
 */
export function findForm(page: Page): HTMLFormElement | null {
  const { form } = usedFormService.of(page)
  return form?.isConnected ? form : (listForms(page)[0] ?? null)
}

/** All forms of the basket. */
export function listForms({ document }: Page): readonly HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>(`form${selectors.form}`)]
}

/** Records that the shopper uses the form that contains `node`. */
export function recordUsedForm(page: Page, node: Node | null): void {
  const form = listForms(page).find((each) => each.contains(node))
  if (form) usedFormService.of(page).form = form
}

const usedFormService = definePageService("checkout.usedBasketForm", (): { form: HTMLFormElement | null } => ({
  form: null,
}))

/** The field for a coupon's code. */
export function findCouponField(page: Page): HTMLInputElement | null {
  return findForm(page)?.querySelector<HTMLInputElement>(`input${selectors.couponField}`) ?? null
}

/** The quantity fields of a basket form, hidden ones too. */
export function listQuantityFields(form: BasketRoot): readonly HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`${selectors.row} input[name^="cart["]`)]
}

/** The row of each line, by the line's key. */
export function listRows(form: BasketRoot): ReadonlyMap<string, Element> {
  const rows = listQuantityFields(form).flatMap((field) => {
    const [key, row] = [parseCartItemKey(field.name), field.closest(selectors.row)]
    return key !== null && row ? [[key, row] as const] : []
  })
  return new Map(rows)
}
