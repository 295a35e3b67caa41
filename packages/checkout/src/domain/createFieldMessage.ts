import { escapeHtml, formatMessage, formatText } from "@ringside/core/domain"
import { fieldMessages } from "./fieldMessages.ts"

/** What can be wrong with a field. */
export type FieldMessageKind = "required" | "email" | "phone" | "postcode" | "eircode" | "state" | "country" | "terms"

/** A message as text, and as the platform's markup. */
export interface FieldMessage {
  readonly text: string
  readonly html: string
}

const texts = fieldMessages.en
const templates: Readonly<Record<FieldMessageKind, string>> = {
  required: texts.fieldRequired,
  email: texts.badEmail,
  phone: texts.badPhone,
  postcode: texts.badPostcode,
  eircode: texts.badEircode,
  state: texts.stateUnknown,
  country: texts.countryUnknown,
  terms: texts.termsRequired,
}
const finder = `<a target="_blank" href="https://finder.eircode.ie">${texts.eircodeLink}</a>`

/**
 * What the platform says of a field that is called `label`, in English. `extra` is the unknown code of a country, or the names of
 * the states that there are.
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
  const named = formatSectionLabel(label ?? "", section)
  const values = { code: names || (label ?? ""), names }
  return {
    text: formatMessage(templates[kind], { ...values, label: named, link: texts.eircodeLink }),
    html: formatMessage(templates[kind], {
      code: escapeHtml(values.code),
      names: escapeHtml(names),
      label: `<strong>${escapeHtml(named)}</strong>`,
      link: finder,
    }),
  }
}

function formatSectionLabel(label: string, section: string | null): string {
  if (section === "billing") return formatMessage(texts.billingLabel, { label })
  return section === "shipping" ? formatMessage(texts.shippingLabel, { label }) : label
}
