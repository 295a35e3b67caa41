import { CheckboxField, SelectField, TextField } from "@ringside/ui"
import { useState } from "react"
import type { ExtraField } from "../../domain/index.ts"
import { useBlockTexts } from "../shared/texts.ts"
import type { PartProps } from "./AddressParts.tsx"
import { extraFieldId } from "./checkForm.ts"

const noteMax = 1000

/** What stands before the button: the shop's own questions, a note, the terms. */
export function PlacePart({ model, view, form, hasNotes }: PartProps & { readonly hasNotes: boolean }) {
  const translate = useBlockTexts()
  const { terms, fields } = model.settings
  const [isNoteOpen, setIsNoteOpen] = useState(form.note !== "")
  const errorOf = (id: string) => view.problems.find(({ fieldId }) => fieldId === id)?.text
  return (
    <div className="ringside-order-part">
      {fields.map((field) => (
        <Extra
          key={field.id}
          field={field}
          value={form.extra[field.id] ?? ""}
          error={errorOf(extraFieldId(field.id))}
          onChange={(value) => model.change({ extra: { ...form.extra, [field.id]: value } })}
        />
      ))}
      {hasNotes && (
        <CheckboxField
          id="add-note"
          name="add_note"
          label={translate("addNotes")}
          isChecked={isNoteOpen}
          onChange={setIsNoteOpen}
        />
      )}
      {hasNotes && isNoteOpen && (
        <TextField
          id="order-notes"
          name="order_notes"
          label={translate("orderNotes")}
          value={form.note}
          lineCount={3}
          maxLength={noteMax}
          onInput={(note) => model.change({ note })}
        />
      )}
      {terms !== null && (
        <CheckboxField
          id="terms"
          name="terms"
          isRequired
          isChecked={form.acceptsTerms}
          error={errorOf("terms")}
          onChange={(acceptsTerms) => model.change({ acceptsTerms })}
          label={
            <>
              {translate("termsLead")}{" "}
              <a href={terms} target="_blank" rel="noreferrer">
                {translate("termsLink")}
              </a>
              .
            </>
          }
        />
      )}
    </div>
  )
}

interface ExtraProps {
  readonly field: ExtraField
  readonly value: string | boolean
  readonly error: string | undefined
  readonly onChange: (value: string | boolean) => void
}

/** A field that an extension of the shop asks for. */
function Extra({ field, value, error, onChange }: ExtraProps) {
  const { id, label, type, isRequired, options } = field
  const shared = { id: extraFieldId(id), name: id, label, error, isRequired }
  if (type === "checkbox") return <CheckboxField {...shared} isChecked={value === true} onChange={onChange} />
  const text = typeof value === "string" ? value : ""
  if (type === "text") return <TextField {...shared} value={text} onInput={onChange} />
  return <SelectField {...shared} value={text} options={[{ value: "", label: "…" }, ...options]} onChange={onChange} />
}
