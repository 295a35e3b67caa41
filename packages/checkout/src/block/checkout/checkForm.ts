import type { Translate } from "@ringside/core"
import type { FormProblem } from "@ringside/ui"
import {
  type AddressProblem,
  type BlockCart,
  type ExtraField,
  type TypedAddress,
  validateAddress,
} from "../../domain/index.ts"
import type { FieldTexts } from "../../fieldTexts.ts"
import type { BlockText } from "../shared/texts.ts"
import type { AddressTexts } from "./addressTexts.ts"
import { formatExtraFault, formatFault } from "./faultTexts.ts"
import { breaksRule, resolveFields } from "./fieldRules.ts"
import { fieldId, type FormState, listAddresses, type Section } from "./formState.ts"
import { type FormPart, plainParts } from "./layout.ts"
import { listPaymentMethods } from "./listPaymentMethods.ts"
import { canPickUp, listWayPackages } from "./pickup.ts"
import type { BlockSettings } from "./settings.ts"

/** The data to check a form against. */
export interface FormChecks {
  readonly settings: BlockSettings
  readonly addressTexts: AddressTexts
  readonly translate: Translate<BlockText>
  readonly fieldTexts: FieldTexts
}

/** The id of the choice of shipping rates. */
export const deliveryId = "shipping-rates"

/** The id of the list of payment methods, or of the sentence that there is none. */
export const paymentId = "payment-methods"

/** Problems by address object: each key press renders several parts of the form, which all check it. */
const problemsByAddress = new WeakMap<
  BlockSettings,
  Readonly<Record<Section, WeakMap<TypedAddress, readonly AddressProblem[]>>>
>()

/** The problems of one address, field by field. */
export function listAddressProblems(
  form: FormState,
  section: Section,
  settings: BlockSettings,
): readonly AddressProblem[] {
  const address = form[section]
  const ofSettings = problemsByAddress.get(settings) ?? { billing: new WeakMap(), shipping: new WeakMap() }
  problemsByAddress.set(settings, ofSettings)
  // Rules of extensions may depend on the whole order.
  const hasRules = settings.addressFields.some(({ rules }) => rules !== null)
  const found = hasRules ? undefined : ofSettings[section].get(address)
  if (found) return found
  const { states, locale, countries, uses } = settings
  const codes = countries.map(({ value }) => value)
  const problems = [
    ...validateAddress(section, address, { states, locale, countries: codes, ...uses }),
    ...resolveFields(settings.addressFields, form, settings, section).flatMap((field) => {
      const name = `${section}_${field.id}`
      const isEmpty = !address[field.id]?.trim()
      if (isEmpty && field.isRequired) return [{ field: name, code: `${name}_required`, message: field.label }]
      return breaksRule(field, address[field.id]) ? [{ field: name, code: `${name}_rule`, message: field.label }] : []
    }),
  ]
  ofSettings[section].set(address, problems)
  return problems
}

/** Fields with invalid text. A missing value isn't invalid, because the shopper may still enter it. */
export function listInvalidNames(form: FormState, settings: BlockSettings): readonly string[] {
  return listFormProblems(form, settings)
    .filter(({ problem: { code } }) => !isMissing(code))
    .map(({ problem: { field } }) => field)
}

/**
 * Whether a problem prevents the order. Other texts that look wrong only mark their fields, since the server decides: a table of ours may be
 * narrower than the server's. Source: checkout contract §5.4.
 */
function blocksOrder({ field, code }: AddressProblem): boolean {
  return isMissing(code) || code.endsWith("_rule") || field === blockingField
}

/** The field whose invalid text is never sent. */
export const blockingField = "billing_email"

/** Whether a problem is that of an empty field. */
export function isMissing(code: string): boolean {
  return code.endsWith("_required")
}

/** The ids of all fields with problems. */
export function listFaultyIds(form: FormState, settings: BlockSettings): readonly string[] {
  return listFormProblems(form, settings).map(({ section, problem }) => fieldId(section, readKey(section, problem)))
}

function listFormProblems(form: FormState, settings: BlockSettings) {
  const sections: readonly Section[] = form.shipsElsewhere && !form.picksUp ? ["billing", "shipping"] : ["billing"]
  return sections.flatMap((section) =>
    listAddressProblems(form, section, settings).map((problem) => ({ section, problem })),
  )
}

function readKey(section: Section, { field }: AddressProblem): string {
  return field.slice(section.length + 1)
}

/** All problems that prevent the order, in the order of the form. Source: checkout contract §7. */
export function listProblems(form: FormState, details: BlockCart, checks: FormChecks): readonly FormProblem[] {
  const { settings, translate, fieldTexts } = checks
  const addresses = listFormProblems(form, settings)
    .filter(({ problem }) => blocksOrder(problem))
    .map(({ section, problem }) => ({ section, ...createProblem(section, problem, checks, form) }))
  const isEmail = ({ fieldId: id }: FormProblem) => id === "email"
  const inSection = (section: Section) =>
    addresses.flatMap(({ section: own, ...problem }) => (own === section && !isEmail(problem) ? [problem] : []))
  const missing = (id: string, isMissingNow: boolean, text: string): readonly FormProblem[] =>
    isMissingNow ? [{ fieldId: id, text }] : []
  const picksUp = form.picksUp && canPickUp(details, settings.pickup)
  const packages = listWayPackages(details, settings.pickup, picksUp)
  const hasRate = packages.length > 0 && packages.every(({ rates }) => rates.some((rate) => rate.isSelected))
  const lacksRate = missing(deliveryId, details.needsShipping && !hasRate, translate("noShipping"))
  const hasMethod = listPaymentMethods(settings, details).includes(form.method)
  const hasPassword = form.createsAccount && settings.hasPassword
  const lacksPassword = hasPassword && form.password.trim() === ""
  const isWeak = hasPassword && !lacksPassword && !settings.isAcceptedPassword(form.password)
  const byPart: Readonly<Partial<Record<FormPart, readonly FormProblem[]>>> = {
    contact: [
      ...addresses.filter(isEmail).map(({ section: _section, ...problem }) => problem),
      ...listExtraProblems(settings.contactFields, form, checks),
      ...missing("account-password", lacksPassword, fieldTexts.translate("enterPassword")),
      ...missing("account-password", isWeak, translate("strongerPassword")),
    ],
    billing: inSection("billing"),
    shipping: details.needsShipping && !picksUp ? inSection("shipping") : [],
    pickup: picksUp ? lacksRate : [],
    delivery: picksUp ? [] : lacksRate,
    extra: listExtraProblems(settings.fields, form, checks),
    payment: missing(paymentId, details.needsPayment && !hasMethod, translate("paymentProblem")),
    terms: missing("terms", settings.asksTerms && !form.acceptsTerms, fieldTexts.translate("termsRequired")),
  }
  return (settings.layout?.parts ?? plainParts).flatMap((part) => byPart[part] ?? [])
}

function listExtraProblems(fields: readonly ExtraField[], form: FormState, checks: FormChecks): readonly FormProblem[] {
  return resolveFields(fields, form, checks.settings)
    .filter((field) => (field.isRequired && !form.extra[field.id]) || breaksRule(field, form.extra[field.id]))
    .map((field) => ({
      fieldId: extraFieldId(field.id),
      text: formatExtraFault(field, form.extra[field.id], checks.fieldTexts),
    }))
}

/** The id of an extension's field, unique among them. */
export function extraFieldId(id: string): string {
  return `extra-${id.replace("/", ".")}`
}

function createProblem(
  section: Section,
  problem: AddressProblem,
  { settings, addressTexts, fieldTexts }: FormChecks,
  form: FormState,
): FormProblem {
  const key = readKey(section, problem)
  const extra = settings.addressFields.find((field) => field.id === key)
  const country = listAddresses(form)[section].country ?? ""
  const label = addressTexts.labelOf(section, key, country, settings)
  const isList = key === "country" || (key === "state" && addressTexts.hasStates(country, settings.states))
  const isEmpty = isMissing(problem.code)
  const text = extra
    ? formatExtraFault(extra, form[section][key], fieldTexts)
    : formatFault({ key, label, country, isList, isMissing: isEmpty }, fieldTexts)
  return { fieldId: fieldId(section, key), text, listText: fieldTexts.nameAddress(section, text) }
}
