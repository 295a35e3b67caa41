import type { Page } from "@ringside/core"
import { isAddOnField, parseQuantity } from "../domain/addItem.ts"
import { type AddItemInput, readAddToCartBlock } from "../domain/index.ts"
import { expressSelectors } from "../host.ts"
import { readUnavailableText } from "../settings.ts"

/** The form of the product that the buttons beside it sell. Source: express-checkout contract §1.2. */
export interface ProductForm {
  /** Reads its current values. */
  readInput(): AddItemInput
  /** The reason why the product can't be bought yet, in the host's text or the contract's; null when it can. */
  readBlock(): string | null
  /** Whether the browser would submit the form, with a quantity above 0. If not, the browser shows the shopper the first mistake. */
  isValid(): boolean
  /** Whether a field of an add-on plugin has a file, which no request for a cart can carry. */
  hasUnsendable(): boolean
  /** Whether an element belongs to the form. */
  holds(element: Element): boolean
  readonly button: HTMLElement | null
}

/** Finds the form for the buttons in `mount`; it is found again at each call, since the host replaces parts of the page. */
export function createProductForm(page: Page, mount: HTMLElement): ProductForm {
  const find = (selector: string) => findForm(page, mount)?.querySelector<HTMLElement>(selector) ?? null
  const readValue = (selector: string) => {
    const field = find(selector)
    return field && "value" in field ? String(field.value) : undefined
  }
  const listEntries = () => {
    const form = findForm(page, mount)
    return form ? [...new page.window.FormData(form)] : []
  }
  const readQuantity = () => readValue(expressSelectors.ownQuantity) ?? readValue(expressSelectors.quantity)
  return {
    readInput: () => ({
      productId: readValue(expressSelectors.addButton) ?? readValue('[name="add-to-cart"]'),
      variationProductId: readValue(expressSelectors.variationProductId),
      bookingProductId: find(expressSelectors.bookingForm) ? readValue(expressSelectors.bookingProductId) : undefined,
      quantity: readQuantity(),
      attributes: readAttributes(findForm(page, mount)),
      depositOption: readChecked(findForm(page, mount), expressSelectors.depositOption),
      depositPlan: readChecked(findForm(page, mount), expressSelectors.depositPlan),
      fields: listEntries().flatMap(([name, value]) => (typeof value === "string" ? [{ name, value }] : [])),
    }),
    readBlock: () => {
      const button = find(expressSelectors.addButton)
      return readAddToCartBlock(button ? [...button.classList] : null, readUnavailableText(page))
    },
    isValid() {
      const form = findForm(page, mount)
      if (form === null) return false
      const quantity = readQuantity()
      return (form.noValidate || form.reportValidity()) && (quantity === undefined || parseQuantity(quantity) !== null)
    },
    // An empty file field has a file without a name.
    hasUnsendable: () =>
      listEntries().some(([name, value]) => isAddOnField(name) && typeof value !== "string" && value.name !== ""),
    holds: (element) => findForm(page, mount)?.contains(element) === true,
    get button() {
      return find(expressSelectors.addButton)
    },
  }
}

/**
 * The form that contains the mount point, the nearest one before it, or the first one after it, within the mount's own product. Upsells,
 * quick views, drawers and sticky bars contain forms of other products, and are never read. Source: express-checkout contract §1.2.
 */
function findForm({ document }: Page, mount: HTMLElement): HTMLFormElement | null {
  const own = mount.closest<HTMLFormElement>(expressSelectors.cartForm)
  if (own) return own
  const product = mount.closest(expressSelectors.product)
  const area = product ?? mount.closest("main") ?? document.querySelector("main") ?? document
  const forms = [...area.querySelectorAll<HTMLFormElement>(expressSelectors.cartForm)].filter(
    (form) => form.closest(expressSelectors.product) === product && form.closest(expressSelectors.aside) === null,
  )
  const isBefore = (form: Element) =>
    (form.compareDocumentPosition(mount) & mount.DOCUMENT_POSITION_FOLLOWING) === mount.DOCUMENT_POSITION_FOLLOWING
  return forms.findLast(isBefore) ?? forms[0] ?? null
}

function readAttributes(form: Element | null): NonNullable<AddItemInput["attributes"]> {
  if (form === null) return []
  return [...form.querySelectorAll<HTMLSelectElement>(expressSelectors.variationSelects)].map((select) => {
    const name = select.dataset["attribute_name"] ?? select.name
    const label = form.querySelector(`label[for="${CSS.escape(name.replace(/^attribute_/, ""))}"]`)
    const text = [...(label?.childNodes ?? [])].find(({ nodeType }) => nodeType === 3)
    return { name, label: text?.textContent?.trim() ?? null, value: select.value }
  })
}

/** Undefined without such an input; the field is then not sent. */
function readChecked(form: Element | null, selector: string): string | undefined {
  if (!form?.querySelector(selector)) return undefined
  return form.querySelector<HTMLInputElement>(`${selector}:checked`)?.value
}
