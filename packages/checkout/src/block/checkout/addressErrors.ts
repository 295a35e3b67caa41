import type { FormProblem } from "@ringside/ui"
import { type AddressKey, listAddressRefusals } from "../../domain/index.ts"
import type { FormChecks } from "./checkForm.ts"
import { fieldId, type FormState, listAddresses, type Section } from "./formState.ts"

/** An error of an address that was sent; `fieldId` is null where it concerns no single field. */
export interface AddressError {
  readonly section: Section
  readonly fieldId: string | null
  readonly text: string
}

/** The id of an address's place for errors that concern no single field. */
export function addressId(section: Section): string {
  return `${section}-address`
}

/** The errors that a failed push of the addresses shows. `body` is the shop's response. */
export function listAddressErrors(
  { message, body }: { readonly message: string; readonly body?: unknown },
  form: FormState,
  checks: FormChecks,
): readonly AddressError[] {
  const errors = readRefusals(body, form, checks)
  if (errors.length === 0) return [{ section: "billing", fieldId: null, text: message }]
  return errors.map((error) => ({ ...error, section: error.section ?? "billing" }))
}

/** The problems of an order that the shop refused for an address; empty for another refusal. */
export function listRefusedProblems(body: unknown, form: FormState, checks: FormChecks): readonly FormProblem[] {
  return readRefusals(body, form, checks).map(({ section, fieldId: id, text }) => ({
    fieldId: id ?? (section && addressId(section)),
    text,
  }))
}

/** The refusals of a response, at the fields that they name by their codes or by the fields' labels. Source: checkout contract §7. */
function readRefusals(body: unknown, form: FormState, checks: FormChecks) {
  const errors = listAddressRefusals(body).map(({ section: refused, key, text }) => {
    // The same address may be sent for both.
    const section = refused && (form.shipsElsewhere ? refused : "billing")
    return { section, fieldId: section && findField({ section, key, text }, form, checks), text }
  })
  return [...new Map(errors.map((error) => [`${error.section ?? ""} ${error.text}`, error])).values()]
}

interface NamedField {
  readonly section: Section
  readonly key: AddressKey | null
  readonly text: string
}

function findField({ section, key, text }: NamedField, form: FormState, { addressTexts, settings }: FormChecks) {
  const country = listAddresses(form)[section].country ?? ""
  const fields = [
    ...addressTexts.listFields(section, country, settings).filter(({ hidden }) => !hidden),
    ...settings.addressFields.map(({ id, label }) => ({ key: id, label })),
  ]
  const lowered = text.toLowerCase()
  const [longest] = fields
    .filter(({ label }) => lowered.includes(label.toLowerCase()))
    .sort((one, other) => other.label.length - one.label.length)
  const field = key === null ? longest : fields.find((each) => each.key === key)
  return field ? fieldId(section, field.key) : null
}
