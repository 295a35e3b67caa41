import { escapeHtml, formatMessage, formatText } from "@ringside/core/domain"

/** A kind of a field's fault. */
export type FieldMessageKind = "required" | "email" | "phone" | "postcode" | "eircode" | "state" | "country" | "terms"

/** A message as text, and as the platform's markup. */
export interface FieldMessage {
  readonly text: string
  readonly html: string
}

/** The platform's own words. A shopper reads them when the server sends them; our sentences are in `fieldMessages`. */
const templates: Readonly<Record<FieldMessageKind, string>> = {
  required: "{label} is a required field.",
  email: "{label} is not a valid email address.",
  phone: "{label} is not a valid phone number.",
  postcode: "{label} is not a valid postcode / ZIP.",
  eircode: "{label} is not valid. You can look up the correct Eircode {link}.",
  state: "{label} is not valid. Please enter one of the following: {names}",
  country: "'{code}' is not a valid country code.",
  terms: "Please read and accept the terms and conditions to proceed with your order.",
}
const eircodeLink = "here"
const finder = `<a target="_blank" href="https://finder.eircode.ie">${eircodeLink}</a>`

/**
 * Returns the platform's message about a field that is called `label`, in English. `extra` is the unknown code of a country, or the names
 * of the states that there are.
 * @throws RangeError for an unknown kind.
 */
export function createFieldMessage(
  kind: FieldMessageKind,
  label: string | null,
  section: string | null = null,
  extra: string | readonly string[] | null = "",
): FieldMessage {
  if (!Object.hasOwn(templates, kind)) throw new RangeError("unknown message kind")
  const names = Array.isArray(extra) ? extra.join(", ") : formatText(extra)
  const name = formatText(label)
  const named = formatSectionLabel(name, section)
  const values = { code: names || name, names }
  return {
    text: formatMessage(templates[kind], { ...values, label: named, link: eircodeLink }),
    html: formatMessage(templates[kind], {
      code: escapeHtml(values.code),
      names: escapeHtml(names),
      label: `<strong>${escapeHtml(named)}</strong>`,
      link: finder,
    }),
  }
}

function formatSectionLabel(label: string, section: string | null): string {
  if (section === "billing") return `Billing ${label}`
  return section === "shipping" ? `Shipping ${label}` : label
}
