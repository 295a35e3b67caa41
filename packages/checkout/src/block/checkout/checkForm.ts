import type { Translate } from "@ringside/core"
import type { FormProblem } from "@ringside/ui"
import { type AddressProblem, type BlockCart, validateAddress } from "../../domain/index.ts"
import type { BlockText } from "../shared/texts.ts"
import type { AddressTexts } from "./addressTexts.ts"
import { fieldId, type FormState, listAddresses, type Section } from "./formState.ts"
import type { BlockSettings } from "./settings.ts"

/** What a form is checked against. */
export interface FormChecks {
  readonly settings: BlockSettings
  readonly addressTexts: AddressTexts
  readonly translate: Translate<BlockText>
}

/** What is wrong with one of the addresses, field by field. */
export function listAddressProblems(
  form: FormState,
  section: Section,
  { states, locale, countries }: BlockSettings,
): readonly AddressProblem[] {
  const codes = countries.map(({ value }) => value)
  return validateAddress(section, listAddresses(form)[section], { states, locale, countries: codes, phone: "optional" })
}

/** Fields whose text can't be sent: what is missing only isn't there yet. */
export function listInvalidNames(form: FormState, settings: BlockSettings): readonly string[] {
  const sections: readonly Section[] = form.shipsElsewhere ? ["billing", "shipping"] : ["billing"]
  return sections
    .flatMap((section) => listAddressProblems(form, section, settings))
    .filter(({ code }) => code.endsWith("_validation"))
    .map(({ field }) => field)
}

/** Everything that keeps the order from being placed, in the order of the form. Source: checkout contract §7. */
export function listProblems(form: FormState, details: BlockCart, checks: FormChecks): readonly FormProblem[] {
  const { settings, translate } = checks
  const sections: readonly Section[] = form.shipsElsewhere ? ["billing", "shipping"] : ["billing"]
  const addresses = sections.flatMap((section) =>
    listAddressProblems(form, section, settings).map((problem) => createProblem(section, problem, checks, form)),
  )
  // The contact stands above the addresses.
  const sorted = [
    ...addresses.filter(({ fieldId: id }) => id === "email"),
    ...addresses.filter(({ fieldId: id }) => id !== "email"),
  ]
  const hasRate =
    details.packages.length > 0 && details.packages.every(({ rates }) => rates.some((rate) => rate.isSelected))
  const missing = (missingId: string, text: string): FormProblem => ({ fieldId: missingId, text })
  return [
    ...sorted,
    ...(form.createsAccount && form.password.trim() === ""
      ? [{ fieldId: "account-password", text: translate("enterField", { label: translate("password") }) }]
      : []),
    ...(details.needsShipping && !hasRate ? [missing("shipping-rates", translate("noShipping"))] : []),
    ...settings.fields
      .filter(({ id, isRequired }) => isRequired && !form.extra[id])
      .map(({ id, label, type }) => ({
        fieldId: extraFieldId(id),
        text: type === "checkbox" ? translate("checkTerms") : translate("enterField", { label }),
      })),
    ...(details.needsPayment && form.method === "" ? [missing("payment-methods", translate("paymentProblem"))] : []),
    ...(settings.terms !== null && !form.acceptsTerms ? [missing("terms", translate("checkTerms"))] : []),
  ]
}

/** The id of a field of an extension. */
export function extraFieldId(id: string): string {
  return `extra-${id.replaceAll("/", "-")}`
}

function createProblem(
  section: Section,
  { field }: AddressProblem,
  { settings, addressTexts, translate }: FormChecks,
  form: FormState,
): FormProblem {
  const key = field.slice(section.length + 1)
  const id = fieldId(section, key)
  if (key === "email") return { fieldId: id, text: translate("enterEmail") }
  if (key === "postcode") return { fieldId: id, text: translate("enterPostcode") }
  const country = listAddresses(form)[section].country ?? ""
  const label = addressTexts.labelOf(section, key, country, settings.locale)
  const isList = key === "country" || (key === "state" && addressTexts.hasStates(country, settings.states))
  return { fieldId: id, text: translate(isList ? "selectField" : "enterField", { label }) }
}
