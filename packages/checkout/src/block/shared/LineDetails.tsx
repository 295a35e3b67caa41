import { type CartLine, selectSaving } from "@ringside/cart/domain"
import { formatMoney, type MoneyFormat } from "@ringside/core/domain"
import { HostText, usePage } from "@ringside/ui"
import { useBlockTexts } from "./texts.ts"

/** Distinguishes lines of the same product: the data of extensions, then the chosen attributes. */
export function LineDetails({ line }: { readonly line: CartLine }) {
  const data = [...line.itemData, ...line.variation.map(({ attribute, value }) => ({ name: attribute, value }))]
  return data.map(({ name, value }, index) => (
    <p key={index} className="ringside-order-muted">
      <HostText>{name}</HostText>
      {name && ": "}
      <HostText>{value}</HostText>
    </p>
  ))
}

interface LineNotesProps {
  readonly line: CartLine
  readonly format: MoneyFormat | null
}

/** The saving of a line, and the note that it must be ordered first. */
export function LineNotes({ line, format }: LineNotesProps) {
  const { locale } = usePage().config
  const translate = useBlockTexts()
  const saving = selectSaving(line)
  return (
    <>
      {saving && (
        <p className="ringside-order-muted">
          {translate("lineSaved", { amount: formatMoney(saving, { locale, format }) })}
        </p>
      )}
      {line.isOnBackorder && <p className="ringside-order-muted">{translate("onBackorder")}</p>}
    </>
  )
}
