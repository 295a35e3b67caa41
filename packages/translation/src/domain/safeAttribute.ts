/** The attributes in which an address can run a script. Other attributes are safe. */
const addressAttributes: readonly string[] = ["href", "src", "poster", "action", "srcset"]
const followedAttributes: readonly string[] = ["href", "action"]

const imageData = /^data:image\/(?:png|jpeg|gif|webp|avif)(?:[;,]|$)/

/**
 * Whether a translated value may be written to an attribute: it must contain no script, and no data except images without scripts. White
 * space and control characters are ignored, since browsers drop some of them before they parse the scheme. Source:
 * attribution-translation-site §5.3.
 */
export function isSafeAttributeValue(attribute: string, value: string): boolean {
  if (typeof attribute !== "string" || typeof value !== "string") return false
  const name = attribute.toLowerCase()
  if (!addressAttributes.includes(name)) return true
  const address = value.replace(/[\s\p{Cc}\p{Cf}]/gu, "").toLowerCase()
  // Commas separate the candidates of a srcset.
  const addresses = name === "srcset" ? address.split(",") : [address]
  return addresses.every((each) => {
    if (/^(?:javascript|vbscript):/.test(each)) return false
    return !each.startsWith("data:") || (imageData.test(each) && !followedAttributes.includes(name))
  })
}
