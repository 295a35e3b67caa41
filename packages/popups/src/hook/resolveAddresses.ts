import { decodeUri, parseUrl } from "@ringside/core/domain"

const attributes = ["src", "data-src", "poster", "href", "action", "formaction"] as const

/**
 * Makes relative addresses in `content`, which was fetched from `base`, absolute: on this page they would lead elsewhere. Links to elements in
 * `content` stay, and forms without an address are sent to `base`.
 */
export function resolveAddresses(content: DocumentFragment, base: string): void {
  // The fields of a form may hide its methods.
  // eslint-disable-next-line no-restricted-syntax -- the document's own elements have no such members, whatever the page holds
  const { getAttribute, setAttribute } = content.ownerDocument.createElement("i")
  const resolve = (address: string) => parseUrl(address, base)?.href ?? address
  for (const element of content.querySelectorAll("*")) {
    for (const name of attributes) {
      const address = getAttribute.call(element, name)
      if (address && !isInside(content, address)) setAttribute.call(element, name, resolve(address))
    }
    const srcset = getAttribute.call(element, "srcset")
    if (srcset) setAttribute.call(element, "srcset", mapSrcset(srcset, resolve))
  }
  for (const form of content.querySelectorAll("form")) {
    const isDialogs = getAttribute.call(form, "method")?.toLowerCase() === "dialog"
    if (!isDialogs && !getAttribute.call(form, "action")) setAttribute.call(form, "action", base)
  }
}

/** Whether a link leads to an element in `content`, or nowhere: scripts listen to links to `#`. */
function isInside(content: DocumentFragment, address: string): boolean {
  return address === "#" || (address.startsWith("#") && content.getElementById(decodeUri(address.slice(1))) !== null)
}

/** The `srcset` with other addresses. A comma ends an address only where white space follows, and what stands behind an address in any case. */
function mapSrcset(srcset: string, map: (address: string) => string): string {
  let isAddressNext = true
  const mapWord = (word: string): string => {
    if (word.trim() === "") return word
    const comma = isAddressNext ? (word.endsWith(",") ? word.length - 1 : -1) : word.indexOf(",")
    const [first, rest] = comma < 0 ? [word, ""] : [word.slice(0, comma), word.slice(comma + 1)]
    const mapped = isAddressNext ? map(first) : first
    isAddressNext = comma >= 0
    return comma < 0 ? mapped : `${mapped},${mapWord(rest)}`
  }
  return srcset.split(/(\s)/).map(mapWord).join("")
}
