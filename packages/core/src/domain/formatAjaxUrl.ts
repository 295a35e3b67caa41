/**
 * Makes the address of one of the shop's `wc-ajax` endpoints. Fills every `%%endpoint%%` (plain or percent-encoded); a template
 * without one gets its `wc-ajax` replaced or appended, its other parameters and fragment kept. Nothing to go by: `/?wc-ajax=…`.
 * Source: catalogue-and-cart §15.
 */
export function formatAjaxUrl(template: string | null, endpoint: string): string {
  const address = template?.trim() || "/"
  const name = encodeURIComponent(endpoint)
  const filled = address.replace(/%%endpoint%%|%25%25endpoint%25%25/g, () => name)
  return filled === address ? addEndpoint(address, name) : filled
}

function addEndpoint(address: string, name: string): string {
  const [, path = "", query, fragment = ""] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(address) ?? []
  const others = (query ?? "").split("&").filter((pair) => pair !== "")
  const index = others.findIndex((pair) => pair.split("=", 1)[0] === "wc-ajax")
  const kept = others.filter((pair) => pair.split("=", 1)[0] !== "wc-ajax")
  // An address that named an endpoint keeps the parameter's place, so that hosts which match on the whole query still match.
  kept.splice(index < 0 ? kept.length : index, 0, `wc-ajax=${name}`)
  return `${path}?${kept.join("&")}${fragment}`
}
