import { parseUrl } from "@ringside/core/domain"

/** Font hosts that the provider's frame can load from, too. */
const fontHosts = ["fonts.googleapis.com", "fonts.gstatic.com", "fast.fonts.com", "use.typekit.net"]

/** Selects a page's style sheets of font hosts, in the provider's format. Source: checkout §13. */
export function selectFontSources(hrefs: readonly (string | null)[]): { cssSrc: string }[] {
  if (!Array.isArray(hrefs)) return []
  return hrefs.filter(isFontSheet).map((cssSrc) => ({ cssSrc }))
}

function isFontSheet(href: string | null): href is string {
  const url = typeof href === "string" ? parseUrl(href) : null
  return fontHosts.includes(url?.host ?? "")
}

/** A font face of a page's style sheet. */
export interface FontFace {
  readonly family: string
  /** The value of `src`. */
  readonly src: string
  readonly weight: string
  readonly style: string
  readonly unicodeRange: string
  /** The address of the style sheet, which relative addresses start from. */
  readonly base: string
}

/** A font file in the provider's format. */
export interface FontFile {
  readonly family: string
  readonly src: string
  readonly weight?: string
  readonly style?: string
  readonly unicodeRange?: string
}

/**
 * Selects the files of the first family of each list, in the provider's format: its frame has none of the page's own fonts. Files that aren't
 * as safe as the page, and faces without a file, are left out.
 */
export function selectFontFiles(
  faces: readonly FontFace[],
  familyLists: readonly string[],
  pageUrl: string,
): FontFile[] {
  const families = familyLists.map((list) => unquote(list.split(",")[0] ?? ""))
  return faces.flatMap(({ family, src, weight, style, unicodeRange, base }) => {
    const name = unquote(family)
    const file = families.includes(name) ? findFontFile(src, base) : null
    if (!file || (file.protocol !== "https:" && file.origin !== new URL(pageUrl).origin)) return []
    return [
      {
        family: name,
        src: `url(${JSON.stringify(file.href)})`,
        // The provider takes one weight, not the range of a variable font.
        ...(/^\w+$/.test(weight) && { weight }),
        ...(style !== "" && { style }),
        ...(unicodeRange !== "" && { unicodeRange }),
      },
    ]
  })
}

function findFontFile(src: string, base: string): URL | null {
  const [, address = ""] = /url\(\s*["']?([^"')]+)/.exec(src) ?? []
  return address === "" ? null : parseUrl(address, base)
}

function unquote(family: string): string {
  return family.trim().replace(/^["']|["']$/g, "")
}

/** The provider's labels are slightly larger than the base text. */
const labelShare = 0.875

/** The provider's base font size: the page's own, at most 0.875 of the reference. Without a reference it is unchanged. */
export function selectBaseFontSize(textSize: string, referenceSize: string): string {
  const [own, reference] = [Number.parseFloat(textSize), Number.parseFloat(referenceSize)]
  if (!Number.isFinite(reference) || reference <= 0) return typeof textSize === "string" ? textSize : ""
  const most = reference * labelShare
  return Number.isFinite(own) && own <= most ? textSize : `${most}px`
}

/** Selectors that identify a page, and the location whose look its payment form uses. Source: checkout §13. */
const locations = [
  { selector: '[data-block-name="woocommerce/checkout"]', location: "blocks_checkout" },
  { selector: ".wp-block-woocommerce-checkout", location: "blocks_checkout" },
  { selector: ".woocommerce-billing-fields", location: "woopay_shortcode_checkout" },
  { selector: ".wp-block-woocommerce-cart", location: "bnpl_cart_block" },
  { selector: ".woocommerce-cart-form", location: "bnpl_classic_cart" },
  { selector: ".single-product", location: "bnpl_product_page" },
] as const

/** Selects the location whose look the provider's wallet uses; `page.has` reports whether the page matches a selector. */
export function selectElementsLocation(page: { has(selector: string): boolean } | null): string | null {
  if (typeof page?.has !== "function") return null
  return locations.find(({ selector }) => page.has(selector))?.location ?? null
}
