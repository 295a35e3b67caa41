import { CheckboxField, type FormProblem, SelectField, TextField } from "@ringside/ui"
import { memo, useState } from "react"
import type { ExtraField } from "../../domain/index.ts"
import { useBlockTexts } from "../shared/texts.ts"
import { extraFieldId } from "./checkForm.ts"
import type { CheckoutModel } from "./createCheckoutModel.ts"
import { emptyForm } from "./formStart.ts"
import { useAddressMessages } from "./useAddressMessages.ts"
import { useView } from "./useView.ts"

const noteMax = 1000

interface PlacePartProps {
  readonly model: CheckoutModel
  /** The problems at the last attempt to order. */
  readonly problems: readonly FormProblem[]
  readonly hasNotes: boolean
}

/** The content above the button: the shop's own fields, a note, the terms. Memoized, so that typing an address doesn't render it. */
export const PlacePart = memo(function PlacePart(props: PlacePartProps) {
  const { model, problems, hasNotes } = props
  const translate = useBlockTexts()
  const note = useView(model, ({ form }) => (form ?? emptyForm).note)
  const extra = useView(model, ({ form }) => (form ?? emptyForm).extra)
  const acceptsTerms = useView(model, ({ form }) => (form ?? emptyForm).acceptsTerms)
  const { terms, fields } = model.settings
  const [isNoteOpen, setIsNoteOpen] = useState(note !== "")
  // A page's own text may lack the place of the link, which then follows the text.
  const [termsStart, termsEnd] = translate("terms").split("{link}")
  const errorOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.text
  return (
    <div className="ringside-order-part">
      {fields.map((field) => (
        <Extra
          key={field.id}
          field={field}
          value={extra[field.id] ?? ""}
          error={errorOf(extraFieldId(field.id))}
          onChange={(value) => model.change({ extra: { ...extra, [field.id]: value } })}
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
          value={note}
          lineCount={3}
          maxLength={noteMax}
          onInput={(text) => model.change({ note: text })}
        />
      )}
      {terms !== null && (
        <CheckboxField
          id="terms"
          name="terms"
          isRequired
          isChecked={acceptsTerms}
          error={errorOf("terms")}
          onChange={(isAccepted) => model.change({ acceptsTerms: isAccepted })}
          label={
            <>
              {termsStart}
              <a href={terms} target="_blank" rel="noreferrer">
                {translate("termsLink")}
              </a>
              {termsEnd}
            </>
          }
        />
      )}
    </div>
  )
})

interface ExtraProps {
  readonly field: ExtraField
  readonly value: string | boolean
  readonly error: string | undefined
  readonly onChange: (value: string | boolean) => void
}

/** A field of an extension of the shop. */
function Extra({ field, value, error, onChange }: ExtraProps) {
  const messages = useAddressMessages()
  const { id, label, type, isRequired, options } = field
  const shared = { id: extraFieldId(id), name: id, label, error, isRequired }
  if (type === "checkbox") return <CheckboxField {...shared} isChecked={value === true} onChange={onChange} />
  const text = typeof value === "string" ? value : ""
  const { optional, choose } = messages
  if (type === "text") return <TextField {...shared} optionalText={optional} value={text} onInput={onChange} />
  return (
    <SelectField
      {...shared}
      optionalText={optional}
      value={text}
      options={[{ value: "", label: choose }, ...options]}
      onChange={onChange}
    />
  )
}
