const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

/** Encodes ASCII text as Base64, without padding: a domain has no `btoa`. */
export function encodeBase64(text: string): string {
  let encoded = ""
  for (let start = 0; start < text.length; start += 3) {
    // Characters beyond the end are NaN, which has the bits of 0.
    const bits = (text.charCodeAt(start) << 16) | (text.charCodeAt(start + 1) << 8) | (text.charCodeAt(start + 2) & 255)
    encoded += readDigit(bits >> 18) + readDigit(bits >> 12) + readDigit(bits >> 6) + readDigit(bits)
  }
  return encoded.slice(0, Math.ceil((text.length * 4) / 3))
}

/** Decodes Base64 without padding to text of one-byte characters; null for any other text. */
export function decodeBase64(encoded: string): string | null {
  if (encoded === "" || encoded.length % 4 === 1 || !/^[A-Za-z\d+/]+$/.test(encoded)) return null
  let text = ""
  for (let start = 0; start < encoded.length; start += 4) {
    let bits = 0
    for (let index = start; index < start + 4; index += 1)
      bits = (bits << 6) | alphabet.indexOf(encoded.charAt(index) || "A")
    text += String.fromCharCode((bits >> 16) & 255, (bits >> 8) & 255, bits & 255)
  }
  return text.slice(0, Math.floor((encoded.length * 3) / 4))
}

function readDigit(bits: number): string {
  return alphabet.charAt(bits & 63)
}
