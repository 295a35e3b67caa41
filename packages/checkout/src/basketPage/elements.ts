import type { Page } from "@ringside/core"
import { parseCartItemKey } from "@ringside/cart/domain"
import { selectors } from "./host.ts"

/** The part of the page with the lines: the basket's form, or the whole page. */
type BasketRoot = Pick<ParentNode, "querySelectorAll">

/** The basket's form; null on a page whose basket is empty. */
export function findForm({ document }: Page): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`form${selectors.form}`)
}

/** The field for a coupon's code. */
export function findCouponField({ document }: Page): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`${selectors.form} input${selectors.couponField}`)
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
