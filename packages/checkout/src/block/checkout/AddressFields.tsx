import { SelectField, TextField } from "@ringside/ui"
import { type Field, selectStateField } from "../../domain/index.ts"
import { useBlockTexts } from "../shared/texts.ts"
import { listAddressProblems } from "./checkForm.ts"
import type { CheckoutView } from "./checkoutView.ts"
import type { CheckoutModel } from "./createCheckoutModel.ts"
import { fieldId, type FormState, type Section } from "./formState.ts"
import { useAddressMessages } from "./useAddressMessages.ts"

interface AddressFieldsProps {
  readonly model: CheckoutModel
  readonly view: CheckoutView
  readonly form: FormState
  readonly section: Section
  /** Only these keys, or all but these. */
  readonly only?: readonly string[]
  readonly except?: readonly string[]
}

/** The fields of an address, in the order and with the labels of its country. */
export function AddressFields({ model, view, form, section, only, except = [] }: AddressFieldsProps) {
  const { settings, addressTexts } = model
  const country = form[section].country ?? ""
  const fields = addressTexts
    .listFields(section, country, settings.locale)
    .filter(({ key, hidden }) => !hidden && (only?.includes(key) ?? !except.includes(key)))
  const faulty = new Set(listAddressProblems(form, section, settings).map(({ field }) => field))
  return (
    <div className="ringside-order-fields">
      {fields.map((field) => (
        <AddressField
          key={field.key}
          model={model}
          view={view}
          form={form}
          section={section}
          field={field}
          isFaulty={faulty.has(field.name)}
        />
      ))}
    </div>
  )
}

interface AddressFieldProps extends Pick<AddressFieldsProps, "model" | "view" | "form" | "section"> {
  readonly field: Field
  readonly isFaulty: boolean
}

function AddressField({ model, view, form, section, field, isFaulty }: AddressFieldProps) {
  const translate = useBlockTexts()
  const messages = useAddressMessages()
  const { key, label, required, autocomplete, placeholder, className, name } = field
  const { settings } = model
  const id = fieldId(section, key)
  const value = form[section][key] ?? ""
  const state = key === "state" ? selectStateField(form[section].country ?? "", settings.states, value) : null
  if (state?.kind === "hidden") return null
  const tried = view.problems.find((problem) => problem.fieldId === id)?.text
  const isShown = tried !== undefined || (view.left.has(id) && isFaulty)
  const options = key === "country" ? settings.countries : state?.kind === "select" ? state.options : null
  const shared = {
    id,
    name,
    label,
    error: isShown ? (tried ?? messages.describe(key, label, options !== null, translate)) : null,
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
        <SelectField
          {...shared}
          value={state?.value ?? value}
          options={[{ value: "", label: messages.choose }, ...options]}
          onChange={edit}
        />
      ) : (
        <TextField
          {...shared}
          type={inputTypes[key] ?? "text"}
          value={value}
          placeholder={placeholder}
          onInput={edit}
        />
      )}
    </div>
  )
}

/** Short enough to stand beside another one. */
const halfKeys = new Set(["postcode", "city", "state", "phone"])

const inputTypes: Readonly<Record<string, "email" | "tel">> = { email: "email", phone: "tel" }
