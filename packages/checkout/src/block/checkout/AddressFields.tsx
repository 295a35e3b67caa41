import { type LiveText, SelectField, type SelectFieldProps, TextField, usePage } from "@ringside/ui"
import { memo, useEffect, useMemo, useSyncExternalStore } from "react"
import { type ExtraField, type Field, selectStateField } from "../../domain/index.ts"
import { isMissing, listAddressProblems } from "./checkForm.ts"
import type { CheckoutView } from "./checkoutView.ts"
import type { CheckoutModel } from "./createCheckoutModel.ts"
import { AddressExtra } from "./ExtraFields.tsx"
import { formatExtraFault, formatFault } from "./faultTexts.ts"
import { resolveFields } from "./fieldRules.ts"
import { fieldId, type FormState, type Section } from "./formState.ts"
import { useAddressMessages } from "./useAddressMessages.ts"

interface AddressFieldsProps {
  readonly model: CheckoutModel
  readonly view: CheckoutView
  readonly form: FormState
  readonly section: Section
  /** `only` renders just these keys, `except` all others. */
  readonly only?: readonly string[]
  readonly except?: readonly string[]
}

/** The fields of an address, in the order and with the labels of its country. */
export function AddressFields({ model, view, form, section, only, except = [] }: AddressFieldsProps) {
  const { settings, addressTexts } = model
  const address = form[section]
  const country = address.country ?? ""
  const all = useMemo(
    () => addressTexts.listFields(section, country, settings),
    [addressTexts, section, country, settings],
  )
  const fields = all.filter(({ key, hidden }) => !hidden && (only?.includes(key) ?? !except.includes(key)))
  const faulty = new Map(listAddressProblems(form, section, settings).map(({ field, code }) => [field, code]))
  const refusedAt = (id: string) =>
    [...view.problems, ...view.addressErrors].find(({ fieldId: faultyId }) => faultyId === id)?.text
  const createExtra = (field: ExtraField) => {
    const id = fieldId(section, field.id)
    const isFaulty = view.leftFields.has(id) && faulty.has(`${section}_${field.id}`)
    const fault = isFaulty ? formatExtraFault(field, address[field.id], model.checks.fieldTexts) : undefined
    const error = refusedAt(id) ?? fault
    return <AddressExtra model={model} section={section} field={field} error={error} />
  }
  return (
    <div className="ringside-order-fields">
      {fields.map((field) => {
        const id = fieldId(section, field.key)
        return (
          <AddressField
            key={field.key}
            model={model}
            section={section}
            field={field}
            country={country}
            refused={refusedAt(id)}
            faultCode={view.leftFields.has(id) ? faulty.get(field.name) : undefined}
          />
        )
      })}
      {only === undefined &&
        resolveFields(settings.addressFields, form, settings, section).map((field) => (
          <div key={field.id} className="ringside-order-field">
            {createExtra(field)}
          </div>
        ))}
    </div>
  )
}

interface AddressFieldProps extends Pick<AddressFieldsProps, "model" | "section"> {
  readonly field: Field
  readonly country: string
  /** The field's problem at the last attempt to order, or the shop's reason to refuse its value. */
  readonly refused: string | undefined
  /** Code of what is wrong with the field's text, once the shopper has left the field. */
  readonly faultCode: string | undefined
}

/** Memoized, so that a rendered address doesn't render fields that stay the same. A key renders nothing before its frame: see `LiveText`. */
const AddressField = memo(function AddressField(props: AddressFieldProps) {
  const { model, section, field, country, refused, faultCode } = props
  const messages = useAddressMessages()
  const { key, label, required, autocomplete, placeholder, className, name } = field
  const { settings } = model
  const id = fieldId(section, key)
  const text = useMemo(() => createFieldText(model, section, key), [model, section, key])
  const state = key === "state" ? selectStateField(country, settings.states) : null
  const options = key === "country" ? settings.countries : state?.kind === "select" ? state.options : null
  const isHidden = state?.kind === "hidden"
  const isList = options !== null
  const faulty =
    faultCode === undefined || isHidden
      ? null
      : formatFault({ key, label, country, isList, isMissing: isMissing(faultCode) }, model.checks.fieldTexts)
  // The list of errors says a problem of the last attempt.
  useLeftProblem(id, refused === undefined ? faulty : null)
  if (isHidden) return null
  const shared = {
    id,
    name,
    label,
    error: refused ?? faulty,
    isRequired: required,
    optionalText: messages.optional,
    autoComplete: autocomplete,
    onBlur: () => model.leaveField(id),
  }
  const edit = (next: string) => model.editAddress(section, key, next)
  const isHalf = className.includes("form-row-first") || className.includes("form-row-last") || halfKeys.has(key)
  return (
    <div className={`ringside-order-field${isHalf ? " ringside-order-half" : ""}`}>
      {options ? (
        <AddressSelect
          {...shared}
          text={text}
          toOption={(value) => (state ? selectStateField(country, settings.states, value).value : value)}
          options={[{ value: "", label: messages.choose }, ...options]}
          onChange={edit}
        />
      ) : (
        <TextField {...shared} type={inputTypes[key] ?? "text"} value={text} placeholder={placeholder} onInput={edit} />
      )}
    </div>
  )
})

/** The text of one field in the model. */
function createFieldText({ $view }: CheckoutModel, section: Section, key: string): LiveText {
  return {
    read: () => $view.get().form?.[section][key] ?? "",
    listen: (onChange) => $view.listen(onChange),
  }
}

interface AddressSelectProps extends Omit<SelectFieldProps, "value"> {
  readonly text: LiveText
  /** The option for a text: a state may be given by its name. */
  readonly toOption: (text: string) => string
}

/** A list, which renders at once with each choice. */
function AddressSelect({ text, toOption, ...field }: AddressSelectProps) {
  return <SelectField {...field} value={toOption(useSyncExternalStore(text.listen, text.read))} />
}

/** Fields that are short enough to share a row. */
const halfKeys = new Set(["postcode", "city", "state", "phone"])

const inputTypes: Readonly<Record<string, "email" | "tel">> = { email: "email", phone: "tel" }

/** Says a field's problem that appears while the shopper is in another field: there, nothing else would read it. */
function useLeftProblem(id: string, problem: string | null): void {
  const page = usePage()
  useEffect(() => {
    const { activeElement } = page.document
    const isInOther = activeElement?.matches("input, select, textarea") === true && activeElement.id !== id
    if (problem !== null && isInOther) page.announce.polite(problem)
  }, [page, id, problem])
}
