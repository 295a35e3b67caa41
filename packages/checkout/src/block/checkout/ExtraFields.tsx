import { CheckboxField, type FormProblem, SelectField, TextField, useStore } from "@ringside/ui"
import type { ExtraField } from "../../domain/index.ts"
import { extraFieldId } from "./checkForm.ts"
import type { CheckoutModel } from "./createCheckoutModel.ts"
import { resolveFields } from "./fieldRules.ts"
import { emptyForm } from "./formStart.ts"
import { fieldId, type Section } from "./formState.ts"
import { useAddressMessages } from "./useAddressMessages.ts"
import { useView } from "./useView.ts"

interface ExtraFieldsProps {
  readonly model: CheckoutModel
  readonly fields: readonly ExtraField[]
  /** The problems at the last attempt to order. */
  readonly problems: readonly FormProblem[]
}

/** Fields of extensions of the shop that belong to the order or to the contact. */
export function ExtraFields({ model, fields, problems }: ExtraFieldsProps) {
  const extra = useView(model, ({ form }) => (form ?? emptyForm).extra)
  const hasRules = fields.some(({ rules }) => rules !== null)
  // Without rules a key renders nothing here.
  const form = useView(model, (view) => (hasRules ? view.form : null)) ?? emptyForm
  useStore(model.store.$answer)
  return resolveFields(fields, form, model.settings).map((field) => {
    const id = extraFieldId(field.id)
    return (
      <ExtraInput
        key={field.id}
        id={id}
        field={field}
        value={extra[field.id] ?? ""}
        error={problems.find((problem) => problem.fieldId === id)?.text}
        onChange={(value) => model.change({ extra: { ...extra, [field.id]: value } })}
      />
    )
  })
}

interface AddressExtraProps {
  readonly model: CheckoutModel
  readonly section: Section
  readonly field: ExtraField
  readonly error: string | undefined
}

/** A field that an extension adds to an address. The Store API takes a box that is checked as "1". */
export function AddressExtra({ model, section, field, error }: AddressExtraProps) {
  const value = useView(model, ({ form }) => form?.[section][field.id] ?? "")
  const id = fieldId(section, field.id)
  return (
    <ExtraInput
      id={id}
      name={`${section}_${field.id}`}
      field={field}
      value={field.type === "checkbox" ? value === "1" : value}
      error={error}
      onChange={(next) => model.editAddress(section, field.id, typeof next === "string" ? next : next ? "1" : "")}
      onBlur={() => model.leaveField(id)}
    />
  )
}

interface ExtraInputProps {
  readonly id: string
  readonly name?: string
  readonly field: ExtraField
  readonly value: string | boolean
  readonly error: string | undefined
  readonly onChange: (value: string | boolean) => void
  readonly onBlur?: () => void
}

function ExtraInput({ id, name, field, value, error, onChange, onBlur }: ExtraInputProps) {
  const { optional, choose } = useAddressMessages()
  const { label, type, isRequired, options, attributes, placeholder = choose } = field
  const shared = { id, name: name ?? field.id, label, error, isRequired, attributes }
  if (type === "checkbox") return <CheckboxField {...shared} isChecked={value === true} onChange={onChange} />
  const text = typeof value === "string" ? value : ""
  const typed = { ...shared, optionalText: optional, value: text, ...(onBlur && { onBlur }) }
  if (type !== "select") return <TextField {...typed} type={type} onInput={onChange} />
  return <SelectField {...typed} options={[{ value: "", label: placeholder }, ...options]} onChange={onChange} />
}
