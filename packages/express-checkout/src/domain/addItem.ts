import { formatText, parseMinorAmount, readList, readMember } from "@ringside/core/domain"

/**
 * The values of the product's form. Ids and quantity are the page's own; `depositOption` and `depositPlan` are set only if it has such
 * inputs.
 */
export interface AddItemInput {
  readonly productId?: unknown
  /** The input of a variable product. */
  readonly variationProductId?: unknown
  /** The input of a booking form. */
  readonly bookingProductId?: unknown
  readonly quantity?: unknown
  readonly attributes?:
    | readonly { readonly name: string; readonly label?: string | null | undefined; readonly value: string }[]
    | undefined
  readonly depositOption?: string | null | undefined
  readonly depositPlan?: string | null | undefined
  /** All named fields of the form; those of add-on plugins are sent. */
  readonly fields?: readonly { readonly name: string; readonly value: string }[] | undefined
}

/** The body of an add-item request, with its members in the contract's order. */
export interface AddItemBody {
  readonly id: number
  readonly quantity: number
  readonly variation: readonly { readonly attribute: string; readonly value: string }[]
  readonly wc_deposit_option?: string
  readonly wc_deposit_payment_plan?: string
}

/**
 * The add-item body that puts a page's product into a separate cart. A booking's id has priority over a variable product's, and that over
 * the button's. Each attribute is sent by its label and by its name, because shops differ in which of them they accept. Source:
 * express-checkout §1.2, §4.1.
 * @throws Error "product id is missing"
 */
export function createAddItemBody(input: AddItemInput | null): AddItemBody {
  const id = [input?.bookingProductId, input?.variationProductId, input?.productId]
    .map(parseMinorAmount)
    .find((each) => each > 0)
  if (id === undefined) throw new Error("product id is missing")
  const deposits = Object.entries({
    wc_deposit_option: input?.depositOption,
    wc_deposit_payment_plan: input?.depositPlan,
  }).filter(([, value]) => typeof value === "string")
  const addOns = Object.entries(gatherAddOns(input?.fields)).filter(
    ([name]) => !name.startsWith("wc_order_attribution_") && !deposits.some(([known]) => known === name),
  )
  return {
    id,
    quantity: parseQuantity(input?.quantity) ?? 1,
    variation: readList(input?.attributes).flatMap(createVariation),
    ...Object.fromEntries(deposits),
    ...Object.fromEntries(addOns),
  }
}

/** A quantity as it is written, decimals included; null unless it is a number above 0. */
export function parseQuantity(text: unknown): number | null {
  const quantity = Number(formatText(text).trim() || Number.NaN)
  return Number.isFinite(quantity) && quantity > 0 ? quantity : null
}

/** Whether a field of the product's form belongs to an add-on plugin. Source: express-checkout §4.4. */
export function isAddOnField(name: string): boolean {
  return /^(addon-|wc_)/.test(name)
}

/** The fields of add-on plugins; a name that ends in `[]` collects all its values. Source: express-checkout §4.4. */
export function gatherAddOns(
  fields: readonly { readonly name: string; readonly value: string }[] | null | undefined,
): Readonly<Record<string, string | readonly string[]>> {
  const gathered = new Map<string, string | readonly string[]>()
  for (const field of readList(fields)) {
    const [name, value] = [formatText(readMember(field, ["name"])), formatText(readMember(field, ["value"]))]
    if (!isAddOnField(name)) continue
    const key = name.replace(/\[\]$/, "")
    const known = gathered.get(key)
    gathered.set(key, name === key ? value : [...(typeof known === "object" ? known : []), value])
  }
  return Object.fromEntries(gathered)
}

function createVariation(attribute: unknown): { attribute: string; value: string }[] {
  const value = formatText(readMember(attribute, ["value"]))
  return ["label", "name"]
    .map((member) => formatText(readMember(attribute, [member])))
    .filter((name) => name !== "")
    .map((name) => ({ attribute: name, value }))
}

const unavailable = "Sorry, this product is unavailable. Please choose a different combination."
const unchosen = "Please select your product options before proceeding."

/**
 * The reason why the product can't be bought yet, by the classes of the add-to-cart button; null when it can. `unavailableText` is the
 * host's own text. Source: express-checkout §5.2.
 */
export function readAddToCartBlock(
  classes: readonly string[] | string | null,
  unavailableText?: unknown,
): string | null {
  const names = typeof classes === "string" ? classes.split(/\s+/) : readList(classes)
  if (!names.includes("disabled")) return null
  return names.includes("wc-variation-is-unavailable") ? formatText(unavailableText) || unavailable : unchosen
}
