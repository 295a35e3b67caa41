const maxLength = 320
const atoms = /^[\w!#$%&'*+\-/=?^`{|}~\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF]+$/
const quoted = /^"(?:[^"\\\r\n]|\\.)*"$/
const labelCharacters = /^[\w~\-\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF]+$/
const alphanumeric = /[A-Za-z\d\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF]/
const letter = /[A-Za-z\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF]/

/**
 * Whether `email` is an address of the platform's grammar. Reads the text in pieces, each once: one pattern for all of it needs
 * minutes for a hostile text. Source: checkout contract §5.4.
 */
export function isValidEmail(email: string | null): boolean {
  if (typeof email !== "string" || email.length > maxLength) return false
  // A quoted local part may hold an @; a domain never does.
  const at = email.lastIndexOf("@")
  return at > 0 && isLocalPart(email.slice(0, at)) && isDomain(email.slice(at + 1))
}

function isLocalPart(text: string): boolean {
  return quoted.test(text) || text.split(".").every((atom) => atoms.test(atom))
}

function isDomain(text: string): boolean {
  const labels = text.replace(/\.$/, "").split(".")
  return labels.length > 1 && labels.every(isLabel) && letter.test(labels.at(-1)?.charAt(0) ?? "")
}

function isLabel(label: string): boolean {
  return labelCharacters.test(label) && alphanumeric.test(label.charAt(0)) && alphanumeric.test(label.at(-1) ?? "")
}
