import { innerBlock } from "../host.ts"

/** A part of the form, from top to bottom. */
export type FormPart = "contact" | "shipping" | "billing" | "delivery" | "payment" | "extra" | "note" | "terms"

/** What the inner blocks of the platform's checkout block say of the form. */
export interface FormLayout {
  /** The parts that are shown, in their order. */
  readonly parts: readonly FormPart[]
  /** Titles that the shop's owner has written. */
  readonly titles: Readonly<Partial<Record<FormPart, string>>>
  /** Null where the form has no such part; `html` is the owner's text, or empty. */
  readonly terms: { readonly hasCheckbox: boolean; readonly html: string } | null
  readonly hasCoupons: boolean
  /** The text of the button, or empty. */
  readonly placeText: string
}

/** The block of each part, in the order that the platform has at first. */
const blockOf: Readonly<Record<FormPart, string>> = {
  contact: "contact-information",
  shipping: "shipping-address",
  billing: "billing-address",
  delivery: "shipping-methods",
  payment: "payment",
  extra: "additional-information",
  note: "order-note",
  terms: "terms",
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
const platformParts = Object.keys(blockOf) as readonly FormPart[]

/** The parts of a form without inner blocks, in their order. */
export const plainParts: readonly FormPart[] = [
  ...(["contact", "billing", "shipping", "delivery"] as const),
  ...(["payment", "extra", "note", "terms"] as const),
]

/** Parts that an owner may take out; the platform draws the others even where the page lacks their blocks. */
const isOptional = (part: FormPart) => part === "note" || part === "terms"

/** Reads the inner blocks of a checkout block; null for a hook without any. Source: checkout contract §7. */
export function readLayout(host: Element): FormLayout | null {
  const find = (name: string) => host.querySelector<HTMLElement>(innerBlock(name))
  const blocks = new Map(platformParts.map((part) => [part, find(blockOf[part])]))
  if ([...blocks.values()].every((block) => block === null) && !find("fields")) return null
  const terms = blocks.get("terms")?.dataset
  return {
    parts: sortParts(blocks),
    titles: Object.fromEntries([...blocks].map(([part, block]) => [part, block?.dataset["title"] ?? ""])),
    terms: terms ? { hasCheckbox: terms["checkbox"] === "true", html: terms["text"] ?? "" } : null,
    hasCoupons: find("order-summary-coupon-form") !== null,
    placeText: find("actions")?.dataset["placeOrderButtonLabel"] ?? "",
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
