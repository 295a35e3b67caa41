import { formatText, readList, readMember } from "@ringside/core/domain"

/** The fields to fill after a cancelled sheet, in the order in which they are set; `form` and `submit` are selectors. */
export interface RefillFields {
  readonly form: string
  readonly fields: readonly { readonly name: string; readonly value: string }[]
  readonly submit: string | null
}

const forms: Readonly<
  Record<string, { readonly form: string; readonly prefix: string; readonly submit: string | null }>
> = {
  cart: {
    form: "form.woocommerce-shipping-calculator",
    prefix: "calc_shipping_",
    submit: '[name="calc_shipping"]',
  },
  checkout: { form: "form.woocommerce-checkout", prefix: "billing_", submit: null },
}

/** Wallets shorten the postcodes of these countries, so their addresses are incomplete. */
const redactedCountries: readonly string[] = ["CA", "GB"]

/** The host's fields for the sheet's last address; null if there is nothing to fill. Source: express-checkout §7. */
export function selectRefillFields(context: unknown, addr: unknown): RefillFields | null {
  const place = Object.hasOwn(forms, formatText(context)) ? forms[formatText(context)] : undefined
  const read = (member: string) => formatText(readMember(addr, [member]))
  if (!place || redactedCountries.includes(read("country").trim().toUpperCase())) return null
  const members = { country: "country", state: "state", city: "city", postcode: "postal_code" }
  const fields = Object.entries(members)
    .map(([key, member]) => ({ name: place.prefix + key, value: read(member) }))
    .filter(({ value }) => value !== "")
  return fields.length > 0 ? { form: place.form, fields, submit: place.submit } : null
}

/** The value of the option that matches `value`: by its value, otherwise by its text, ignoring case. Source: express-checkout §7. */
export function matchSelectOption(
  options: readonly { readonly value: string; readonly text: string }[] | null,
  value: unknown,
): string | null {
  const wanted = formatText(value)
  if (wanted === "") return null
  const known = readList(options)
  const read = (option: unknown, member: string) => formatText(readMember(option, [member]))
  const match =
    known.find((option) => read(option, "value") === wanted) ??
    known.find((option) => foldText(read(option, "text")) === foldText(wanted))
  return match === undefined ? null : read(match, "value")
}

function foldText(text: string): string {
  return text.trim().toLowerCase()
}
