import { type Page, definePageService } from "@ringside/core"
import { parseCartItemKey } from "@ringside/cart/domain"
import type { LineField } from "../domain/index.ts"
import { type FormControl, isEdited } from "../forms/formFields.ts"
import { selectors } from "./host.ts"

/** The part of the page with the lines: the basket's form, or the whole page. */
type BasketRoot = Pick<ParentNode, "querySelectorAll">

/** A control of a line, and its state. */
interface LineControl extends LineField {
  readonly control: FormControl
}

/**
 * The basket's form; null on a page whose basket is empty. Themes print copies of it for phones and desktops: it is the one that the shopper
 * used last, else the first.
 */
export function findBasketForm(page: Page): HTMLFormElement | null {
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
  return findBasketForm(page)?.querySelector<HTMLInputElement>(`input${selectors.couponField}`) ?? null
}

/** The fields in the lines of a basket form, such as quantities, and the plans that a plugin prints for each line. */
export function listLineFields(form: BasketRoot): readonly LineControl[] {
  const controls = [...form.querySelectorAll<FormControl>(`${selectors.row} ${selectors.lineField}`)]
  return controls.map((control) => ({
    control,
    name: control.name,
    isEdited: isEdited(control),
  }))
}

/** The row of each line, by the line's key. */
export function listRows(form: BasketRoot): ReadonlyMap<string, Element> {
  const fields = form.querySelectorAll<HTMLInputElement>(`${selectors.row} ${selectors.ofLine}`)
  const rows = [...fields].flatMap((field) => {
    const [key, row] = [parseCartItemKey(field.name), field.closest(selectors.row)]
    return key !== null && row ? [[key, row] as const] : []
  })
  return new Map(rows)
}
