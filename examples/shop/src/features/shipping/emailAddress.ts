const lengthMax = 320

/** Whether a text can be an e-mail address. Takes linear time for any text. */
export function isEmailAddress(text: string): boolean {
  if (text.length > lengthMax) return false
  const at = text.lastIndexOf("@")
  if (at < 1) return false
  const labels = text.slice(at + 1).split(".")
  return (
    isLocalPart(text.slice(0, at)) && labels.length > 1 && labels.every(isLabel) && /^\p{L}/u.test(labels.at(-1) ?? "")
  )
}

function isLocalPart(text: string): boolean {
  if (/^"[^"\\\r\n]+"$/.test(text)) return true
  return text.split(".").every((run) => /^[\p{L}\p{N}!#$%&'*+\-/=?^_`{|}~]+$/u.test(run))
}

function isLabel(text: string): boolean {
  return /^[\p{L}\p{N}_~-]+$/u.test(text) && !text.startsWith("-") && !text.endsWith("-")
}
