import { attributePrefix, suggestName } from "../domain/index.ts"

/** Scalar members may stand on the script tag; the attribute wins. */
export const tagMembers = ["preset", "locale", "currency", "takeOver", "theme", "colorScheme", "storeApi"] as const

/** The packages whose jobs a host's own scripts may do; those of parts to come included. */
const familyNames = [
  ...["cart", "add-to-cart", "mini-cart", "gallery", "tabs-reviews"],
  ...["checkout", "payments", "express-checkout", "popups", "attribution", "translation", "site"],
]

const cartMembers = ["url", "checkoutUrl", "freeShippingFrom"]
/** Kept for parts that are to come: pages may print them already. */
const laterMembers = ["analytics", "consent", "payments", "popups", "preview"]
const laterAttributes = ["datalayer", "preview-origins", "product-viewed"]

const members = [...tagMembers, "cart", "host", "messages", ...laterMembers]

interface PrintedNames {
  readonly members: readonly string[]
  /** Those in `cart`. What is in `host` is the platform's own. */
  readonly cartMembers: readonly string[]
  readonly tag: Element | null
  readonly warn: (message: string) => void
}

/** The attribute of the script tag for a member: `data-ringside-take-over` for `takeOver`. */
export function formatTagAttribute(member: string): string {
  return attributePrefix + member.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Names what was probably meant to be a setting of ours. */
export function warnOfUnknownNames({ members: printed, cartMembers: inCart, tag, warn }: PrintedNames): void {
  // Widgets of the page's own may read members of their own, so only what looks like one of ours is told.
  const resembling = printed.filter((name) => suggestName(name, members) !== null)
  const attributes = tag?.getAttributeNames().filter((name) => name.startsWith(attributePrefix)) ?? []
  const knownAttributes = [
    ...tagMembers.map(formatTagAttribute),
    ...laterAttributes.map((name) => attributePrefix + name),
  ]
  warnOfUnknown(resembling, members, "config member ", warn)
  warnOfUnknown(inCart, cartMembers, "config member cart.", warn)
  warnOfUnknown(attributes, knownAttributes, "the script tag's ", warn)
}

function warnOfUnknown(
  names: readonly string[],
  known: readonly string[],
  subject: string,
  warn: (message: string) => void,
): void {
  for (const name of names) {
    if (known.includes(name)) continue
    const meant = suggestName(name, known)
    const hint = meant === null ? `expected one of ${known.join(", ")}.` : `did you mean ${meant}?`
    warn(`[ringside] ${subject}${name.slice(0, 60)} is not known; ${hint} It is ignored.`)
  }
}

/** Names what `takeOver` lists and no package is called. */
export function warnOfUnknownFamilies(takeOver: boolean | readonly string[], warn: (message: string) => void): void {
  for (const name of typeof takeOver === "boolean" ? [] : takeOver) {
    if (familyNames.includes(name)) continue
    const meant = suggestName(name, familyNames)
    const hint =
      meant === null ? `expected true, false or some of ${familyNames.join(", ")}.` : `did you mean ${meant}?`
    warn(`[ringside] takeOver names ${JSON.stringify(name.slice(0, 60))}, which is no package; ${hint} It is ignored.`)
  }
}
