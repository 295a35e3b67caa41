import type { Page } from "@ringside/core"
import { type AddItemInput, readAddToCartBlock } from "./domain/index.ts"
import { expressSelectors } from "./host.ts"
import { readUnavailableText } from "./settings.ts"

/** The product's form on the page. Source: express-checkout contract §1.2. */
export interface ProductForm {
  /** Reads its current values. */
  readInput(): AddItemInput
  /** The reason why the product can't be bought yet, in the host's text or the contract's; null when it can. */
  readBlock(): string | null
  readonly button: HTMLElement | null
}

/** The form of the page's product; it is read again each time, since the host replaces parts of it. */
export function createProductForm(page: Page): ProductForm {
  const { document } = page
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  const readValue = (selector: string) => {
    const field = find(selector)
    return field && "value" in field ? String(field.value) : undefined
  }
  return {
    readInput: () => ({
      productId: readValue(expressSelectors.addButton) ?? readValue('form.cart [name="add-to-cart"]'),
      variationProductId: readValue(expressSelectors.variationProductId),
      bookingProductId: find(expressSelectors.bookingForm) ? readValue(expressSelectors.bookingProductId) : undefined,
      quantity: readValue(selectQuantity(page)),
      attributes: readAttributes(page),
      depositOption: readChecked(page, expressSelectors.depositOption),
      depositPlan: readChecked(page, expressSelectors.depositPlan),
    }),
    readBlock: () => {
      const button = find(expressSelectors.addButton)
      return readAddToCartBlock(button ? [...button.classList] : null, readUnavailableText(page))
    },
    get button() {
      return find(expressSelectors.addButton)
    },
  }
}

/** The selector of the product's quantity on this page. */
export function selectQuantity({ document }: Page): string {
  const { ownQuantity, formQuantity, quantity } = expressSelectors
  return [ownQuantity, formQuantity].find((selector) => document.querySelector(selector) !== null) ?? quantity
}

function readAttributes({ document }: Page): NonNullable<AddItemInput["attributes"]> {
  return [...document.querySelectorAll<HTMLSelectElement>(expressSelectors.variationSelects)].map((select) => {
    const name = select.dataset["attribute_name"] ?? select.name
    const label = document.querySelector(`label[for="${CSS.escape(name.replace(/^attribute_/, ""))}"]`)
    const text = [...(label?.childNodes ?? [])].find(({ nodeType }) => nodeType === 3)
    return { name, label: text?.textContent?.trim() ?? null, value: select.value }
  })
}

/** Undefined without such an input; the field is then not sent. */
function readChecked({ document }: Page, selector: string): string | undefined {
  if (!document.querySelector(selector)) return undefined
  return document.querySelector<HTMLInputElement>(`${selector}:checked`)?.value
}
