import { decodeUri, formatText } from "@ringside/core/domain"

/** The popup id in an address: in its hash, otherwise in its query; null without one. Source: popups §3.4. */
export function parseDeepLink(
  url: string,
  popups: readonly { readonly id: number; readonly slug?: string }[],
): number | null {
  const [address = "", ...hashParts] = formatText(url).split("#")
  const query = new URLSearchParams(address.includes("?") ? address.slice(address.indexOf("?") + 1) : "")
  if (query.has("popup_preview")) return null
  const hash = decodeUri(hashParts.join("#"))
  const names = [hash.startsWith("popmake-") ? hash.slice("popmake-".length) : "", query.get("popup") ?? ""]
  for (const name of names) {
    const found = name === "" ? null : findByName(name, popups)
    if (found !== null) return found
  }
  return null
}

function findByName(name: string, popups: readonly { readonly id: number; readonly slug?: string }[]): number | null {
  const byId = /^-?\d+$/.test(name) ? popups.find(({ id }) => String(id) === name) : undefined
  return (byId ?? popups.find(({ slug }) => slug !== "" && slug === name))?.id ?? null
}
