import type { Page } from "@ringside/core"
import { parseSurroundedJson, readMember, readText } from "@ringside/core/domain"
import { isAddOnField, parseQuantity } from "../domain/addItem.ts"
import { type AddItemInput, readAddToCartBlock } from "../domain/index.ts"
import { expressSelectors } from "../host.ts"
import { readUnavailableText } from "../settings.ts"

/** The form of the product that the buttons beside it sell. Source: express-checkout contract §1.2. */
export interface ProductForm {
  /** Reads its current values. */
  readInput(): AddItemInput
  /** Reads the chosen attributes of a variable product. */
  readAttributes(): NonNullable<AddItemInput["attributes"]>
  /** Whether the form says what the server's price is for: one piece, as chosen there. Browsers restore typed values without an event. */
  isAsPrinted(): boolean
  /** The reason why the product can't be bought yet, in the host's text or the contract's; null when it can. */
  readObstacle(): string | null
  /** Whether the browser would submit the form, with a quantity above 0. If not, the browser shows the shopper the first mistake. */
  isValid(): boolean
  /** Whether a field of an add-on plugin has a file, which no request for a cart can carry. */
  hasUnsendable(): boolean
  /** Whether an element belongs to the form. */
  holds(element: Element): boolean
  /** The elements whose classes say whether the product can be bought: its button, and the form of the platform's block. */
  readonly stateElements: readonly HTMLElement[]
  /** The parts of that block in which an attribute is chosen, without an event for other scripts. */
  readonly blockAttributes: readonly HTMLElement[]
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
    readAttributes: () => readAttributes(findForm(page, mount)),
    readInput: () => ({
      productId: readValue(expressSelectors.addButton) || readValue('[name="add-to-cart"]'),
      variationProductId: readValue(expressSelectors.variationProductId),
      bookingProductId: find(expressSelectors.bookingForm) ? readValue(expressSelectors.bookingProductId) : undefined,
      quantity: readQuantity(),
      attributes: readAttributes(findForm(page, mount)),
      depositOption: readChecked(findForm(page, mount), expressSelectors.depositOption),
      depositPlan: readChecked(findForm(page, mount), expressSelectors.depositPlan),
      fields: listEntries().flatMap(([name, value]) => (typeof value === "string" ? [{ name, value }] : [])),
    }),
    isAsPrinted() {
      // A quantity that isn't sold has no price.
      return (parseQuantity(readQuantity()) ?? 1) === 1 && hasServersChoices(findForm(page, mount))
    },
    readObstacle: () => {
      const button = find(expressSelectors.addButton)
      const form = findForm(page, mount)
      if (isInvalidBlock(form) || hasOpenChoices(form)) return readAddToCartBlock("disabled")
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
    get stateElements() {
      const form = findForm(page, mount)
      const button = find(expressSelectors.addButton)
      return [...(button ? [button] : []), ...(form?.matches(expressSelectors.blockProduct) ? [form] : [])]
    },
    get blockAttributes() {
      return listBlockAttributes(findForm(page, mount))
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

/** Whether variation and deposit are those that the server has selected. */
function hasServersChoices(form: Element | null): boolean {
  const selects = [...(form?.querySelectorAll<HTMLSelectElement>(expressSelectors.variationSelects) ?? [])]
  const { depositOption, depositPlan } = expressSelectors
  const deposits = [...(form?.querySelectorAll<HTMLInputElement>(`${depositOption}, ${depositPlan}`) ?? [])]
  const isPrinted = ({ options }: HTMLSelectElement) =>
    ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.selected !== false
  return selects.every(isPrinted) && deposits.every(({ checked, defaultChecked }) => checked === defaultChecked)
}

/** The block marks its form where an attribute isn't chosen, or the quantity isn't sold. */
function isInvalidBlock(form: Element | null): boolean {
  return form?.matches(expressSelectors.blockProduct) === true && form.classList.contains("is-invalid")
}

/**
 * Whether an attribute of a variable product isn't chosen, and neither is its variation. The host prints its button enabled: its own script, or
 * ours, disables it later.
 */
function hasOpenChoices(form: Element | null): boolean {
  // Parts of a bundle have such fields, too: which of them have to be chosen, its script says.
  if (!form?.matches(".variations_form")) return false
  const variation = form.querySelector<HTMLInputElement>("input.variation_id")
  return Number(variation?.value ?? 1) === 0 && readAttributes(form).some(({ value }) => value === "")
}

function listBlockAttributes(form: Element | null): readonly HTMLElement[] {
  return form?.matches(expressSelectors.blockProduct)
    ? [...form.querySelectorAll<HTMLElement>(expressSelectors.blockAttribute)]
    : []
}

function readAttributes(form: Element | null): NonNullable<AddItemInput["attributes"]> {
  if (form === null) return []
  if (form.matches(expressSelectors.blockProduct)) return listBlockAttributes(form).flatMap(readBlockAttribute)
  return [...form.querySelectorAll<HTMLSelectElement>(expressSelectors.variationSelects)].map((select) => {
    const name = select.dataset["attribute_name"] ?? select.name
    const label = form.querySelector(`label[for="${CSS.escape(name.replace(/^attribute_/, ""))}"]`)
    const text = [...(label?.childNodes ?? [])].find(({ nodeType }) => nodeType === 3)
    return { name, label: text?.textContent?.trim() ?? null, value: select.value }
  })
}

/**
 * The chosen value of the block's attribute: a list's, a button's, or that of a radio button, which WooCommerce 10 printed. The attribute has
 * its label in the context of the Interactivity API, or no label, as in WooCommerce 10: then the name of its field stands for it.
 */
function readBlockAttribute(element: HTMLElement): NonNullable<AddItemInput["attributes"]> {
  const choice = 'select, input[type=radio]:checked, [aria-checked="true"]'
  const value = element.querySelector<HTMLSelectElement | HTMLInputElement | HTMLButtonElement>(choice)?.value ?? ""
  const label = readText(readMember(parseSurroundedJson(element.dataset["wpContext"] ?? ""), ["name"]))
  const named = label === "" ? element.querySelector('[name^="attribute_"]') : null
  const name = named?.getAttribute("name") ?? ""
  return value === "" || name + label === "" ? [] : [{ name, label, value }]
}

/** Undefined without such an input; the field is then not sent. */
function readChecked(form: Element | null, selector: string): string | undefined {
  if (!form?.querySelector(selector)) return undefined
  return form.querySelector<HTMLInputElement>(`${selector}:checked`)?.value
}
