import { innerBlock } from "../host.ts"

/** A part of the form, from top to bottom. */
export type FormPart =
  | ("express" | "contact" | "way" | "pickup" | "shipping" | "billing" | "delivery")
  | ("payment" | "extra" | "note" | "terms")

/** Texts that the shop's owner has written, by part. */
type PartTexts = Readonly<Partial<Record<FormPart, string>>>

/** The layout of the form, from the inner blocks of the platform's checkout block. */
export interface FormLayout {
  /** The parts that are shown, in their order. */
  readonly parts: readonly FormPart[]
  readonly titles: PartTexts
  readonly descriptions: PartTexts
  /** Whether the parts are numbered. */
  readonly hasNumbers: boolean
  /** Null where the form has no such part; `html` is the owner's text, or empty. */
  readonly terms: { readonly hasCheckbox: boolean; readonly html: string } | null
  readonly hasCoupons: boolean
  /** Whether the names of taxes are followed by their rates. */
  readonly hasTaxRates: boolean
  /** The words for "Ship" and "Pickup", or empty, and whether their prices are shown. */
  readonly ways: { readonly shipText: string; readonly pickupText: string; readonly hasPrices: boolean }
  /** The text of the button, or empty. */
  readonly placeText: string
  /** The text between the button's text and the total; null where the button shows no total. */
  readonly priceSeparator: string | null
  /** The link back to the basket: its text, or empty, and the number of the page; null without one. */
  readonly toBasket: { readonly text: string; readonly pageId: string } | null
}

/** The block of each part, in the order that the platform has at first. */
const blockOf: Readonly<Record<FormPart, string>> = {
  express: "express-payment",
  contact: "contact-information",
  way: "shipping-method",
  pickup: "pickup-options",
  shipping: "shipping-address",
  billing: "billing-address",
  delivery: "shipping-methods",
  payment: "payment",
  extra: "additional-information",
  note: "order-note",
  terms: "terms",
}
const isFormPart = (name: string): name is FormPart => Object.hasOwn(blockOf, name)
const platformParts = Object.keys(blockOf).filter(isFormPart)

/** The parts of a form without inner blocks, in their order. */
export const plainParts: readonly FormPart[] = [
  ...(["express", "contact", "billing", "shipping", "delivery"] as const),
  ...(["payment", "extra", "note", "terms"] as const),
]

/** Parts that an owner may take out; the platform draws the others even where the page lacks their blocks. */
const isOptional = (part: FormPart) => part === "note" || part === "terms"

/** Reads the inner blocks of a checkout block; null for a hook without any. Source: checkout contract §7. */
export function readLayout(host: HTMLElement): FormLayout | null {
  const find = (name: string) => host.querySelector<HTMLElement>(innerBlock(name))
  const blocks = new Map(platformParts.map((part) => [part, find(blockOf[part])]))
  if ([...blocks.values()].every((block) => block === null) && !find("fields")) return null
  const readTexts = (attribute: string) =>
    Object.fromEntries([...blocks].map(([part, block]) => [part, block?.dataset[attribute] ?? ""]))
  const terms = blocks.get("terms")?.dataset
  const way = blocks.get("way")?.dataset ?? {}
  return {
    parts: sortParts(blocks),
    titles: readTexts("title"),
    descriptions: readTexts("description"),
    hasNumbers: host.dataset["showFormStepNumbers"] === "true",
    terms: terms ? { hasCheckbox: terms["checkbox"] === "true", html: terms["text"] ?? "" } : null,
    hasCoupons: find("order-summary-coupon-form") !== null,
    hasTaxRates: find("order-summary-taxes")?.dataset["showRateAfterTaxName"] === "true",
    ways: {
      shipText: way["shippingText"] ?? "",
      pickupText: way["localPickupText"] ?? "",
      hasPrices: way["showPrice"] === "true",
    },
    ...readActions(find("actions")),
  }
}

/** Reads the settings of the button's block. Its price is a style that an owner chooses, which is a class. */
function readActions(block: HTMLElement | null): Pick<FormLayout, "placeText" | "priceSeparator" | "toBasket"> {
  const { placeOrderButtonLabel, priceSeparator, showReturnToCart, returnToCartButtonLabel, cartPageId } =
    block?.dataset ?? {}
  return {
    placeText: placeOrderButtonLabel ?? "",
    priceSeparator: block?.classList.contains("is-style-with-price") ? (priceSeparator ?? "·") : null,
    toBasket: showReturnToCart === "true" ? { text: returnToCartButtonLabel ?? "", pageId: cartPageId ?? "" } : null,
  }
}

/** The parts in the order of their blocks; one whose block is missing follows the part that it follows on the platform. */
function sortParts(blocks: ReadonlyMap<FormPart, Element | null>): readonly FormPart[] {
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & one.DOCUMENT_POSITION_FOLLOWING) !== 0
  const found = [...blocks].flatMap(([part, block]) => (block ? [{ part, block }] : []))
  const sorted = found.toSorted((one, other) => (isBefore(one.block, other.block) ? -1 : 1)).map(({ part }) => part)
  return platformParts.reduce<readonly FormPart[]>((parts, part, index) => {
    if (parts.includes(part) || isOptional(part)) return parts
    return parts.toSpliced(parts.indexOf(platformParts[index - 1] ?? part) + 1, 0, part)
  }, sorted)
}
