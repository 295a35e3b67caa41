import { encodeUri } from "./encodeUri.ts"
import { formatText } from "./formatText.ts"

/**
 * Makes the address of one of the shop's `wc-ajax` endpoints. Fills every `%%endpoint%%` (plain or percent-encoded). In a template without
 * the placeholder, the `wc-ajax` parameter is replaced or appended, and other parameters and the fragment are kept. Without a template the
 * address is `/?wc-ajax=…`.
 * Source: catalogue-and-cart §15.
 */
export function formatAjaxUrl(template: string | null, endpoint: string | null): string {
  const address = (typeof template === "string" && template.trim()) || "/"
  const name = encodeUri(formatText(endpoint))
  const filled = address.replace(/%%endpoint%%|%25%25endpoint%25%25/g, () => name)
  return filled === address ? addEndpoint(address, name) : filled
}

function addEndpoint(address: string, name: string): string {
  const [, path = "", query = "", fragment = ""] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(address) ?? []
  // An address that named an endpoint keeps the parameter's place, so that hosts which match on the whole query still match.
  const waiting = [`wc-ajax=${name}`]
  const pairs = query.split("&").flatMap((pair) => (/^wc-ajax(=|$)/.test(pair) ? waiting.splice(0) : pair || []))
  return `${path}?${[...pairs, ...waiting].join("&")}${fragment}`
}
