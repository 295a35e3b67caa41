import { isOptions, readPath } from "./checks.ts"

const codes = "AD AT BE CH DE ES FR GB IE IT LU MX NL PT SE US".split(" ")

/** The country that a card form asks for, unless the page asks for it itself; null then. Source: express-checkout §14.1. */
export function createCountryField(document: Document, label: string, options: unknown) {
  if (isPageAsking(options)) return null
  const language = document.documentElement.lang
  const names = new Intl.DisplayNames(language, { type: "region" })
  const row = document.createElement("div")
  const name = document.createElement("label")
  const select = document.createElement("select")
  name.htmlFor = select.id = "country"
  name.textContent = label
  select.autocomplete = "billing country"
  const sorted = codes.map((code) => [code, names.of(code) ?? code] as const)
  sorted.sort(([, one], [, other]) => one.localeCompare(other, language))
  select.append(...sorted.map(([code, text]) => new Option(text, code)))
  const preset = readPath(options, ["defaultValues", "billingDetails", "address", "country"])
  select.value = typeof preset === "string" && codes.includes(preset) ? preset : language === "es" ? "ES" : "GB"
  row.append(name, select)
  return { row, select }
}

function isPageAsking(options: unknown): boolean {
  const path = ["fields", "billingDetails", "address", "country"]
  return path.some((_, index) => readPath(options, path.slice(0, index + 1)) === "never")
}

/** Billing details with the country that was chosen in the form, unless the page passes one. */
export function addCountry(details: unknown, country: string | undefined): unknown {
  if (country === undefined) return details
  const address = readPath(details, ["address"])
  return { ...(isOptions(details) && details), address: { country, ...(isOptions(address) && address) } }
}
