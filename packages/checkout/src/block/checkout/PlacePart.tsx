import { CheckboxField, type FormProblem, TextField } from "@ringside/ui"
import { memo, useState } from "react"
import { useBlockTexts } from "../shared/texts.ts"
import type { CheckoutModel } from "./createCheckoutModel.ts"
import { ExtraFields } from "./ExtraFields.tsx"
import { emptyForm } from "./formStart.ts"
import type { FormPart } from "./layout.ts"
import { describePart, Part } from "./Part.tsx"
import { TermsField } from "./TermsField.tsx"
import { useView } from "./useView.ts"

const noteMax = 1000

interface PlacePartProps {
  readonly model: CheckoutModel
  readonly part: Extract<FormPart, "extra" | "note" | "terms">
  /** The problems at the last attempt to order. */
  readonly problems: readonly FormProblem[]
}

/** The shop's own fields, a note, or the terms. Memoized, so that typing an address doesn't render it. */
export const PlacePart = memo(function PlacePart({ model, part, problems }: PlacePartProps) {
  if (part === "note") return <OrderNote model={model} />
  if (part === "terms")
    return <TermsField model={model} error={problems.find(({ fieldId }) => fieldId === "terms")?.text} />
  const { fields, layout } = model.settings
  const title = layout?.titles.extra ?? ""
  const inputs = <ExtraFields model={model} fields={fields} problems={problems} />
  return title === "" || fields.length === 0 ? inputs : <Part {...describePart(model, "extra", title)}>{inputs}</Part>
})

function OrderNote({ model }: Pick<PlacePartProps, "model">) {
  const translate = useBlockTexts()
  const note = useView(model, ({ form }) => (form ?? emptyForm).note)
  const [isNoteOpen, setIsNoteOpen] = useState(note !== "")
  return (
    <>
      <CheckboxField
        id="add-note"
        name="add_note"
        label={translate("addNotes")}
        isChecked={isNoteOpen}
        onChange={setIsNoteOpen}
      />
      {isNoteOpen && (
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
    </>
  )
}
