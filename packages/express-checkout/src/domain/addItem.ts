import { formatText, parseMinorAmount, readMember } from "@ringside/core/domain"
import { readList } from "./readList.ts"

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
    readonly { readonly name: string; readonly label?: string | null | undefined; readonly value: string }[] | undefined
  readonly depositOption?: string | null | undefined
  readonly depositPlan?: string | null | undefined
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
  const deposit = { wc_deposit_option: input?.depositOption, wc_deposit_payment_plan: input?.depositPlan }
  return {
    id,
    quantity: Math.max(1, parseMinorAmount(input?.quantity)),
    variation: readList(input?.attributes).flatMap(createVariation),
    ...Object.fromEntries(Object.entries(deposit).filter(([, value]) => typeof value === "string")),
  }
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
