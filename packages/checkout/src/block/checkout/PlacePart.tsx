import { CheckboxField, type FormProblem, TextField } from "@ringside/ui"
import { memo, useState } from "react"
import { useBlockTexts } from "../shared/texts.ts"
import type { CheckoutModel } from "./createCheckoutModel.ts"
import { ExtraFields } from "./ExtraFields.tsx"
import { emptyForm } from "./formStart.ts"
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
  const acceptsTerms = useView(model, ({ form }) => (form ?? emptyForm).acceptsTerms)
  const { terms, fields } = model.settings
  const [isNoteOpen, setIsNoteOpen] = useState(note !== "")
  // A page's own text may lack the place of the link, which then follows the text.
  const [termsStart, termsEnd] = translate("terms").split("{link}")
  const errorOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.text
  return (
    <div className="ringside-order-part">
      <ExtraFields model={model} fields={fields} problems={problems} />
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
