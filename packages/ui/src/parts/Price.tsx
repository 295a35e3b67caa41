import { formatMoney, type Money, type MoneyFormat } from "@ringside/core/domain"
import { uiMessages } from "../messages.ts"
import { usePage } from "../root/PageProvider.tsx"
import { useTranslate } from "../root/useTranslate.ts"
import "./price.css"

export interface PriceProps {
  readonly amount: Money
  /** What it costs when it is not on sale; the same amount counts as no sale. */
  readonly regularAmount?: Money | null | undefined
  /** How the shop writes prices; without it, as the page's language does. */
  readonly format?: MoneyFormat | null | undefined
}

/** A price, or an old and a new one, told apart in words for those who listen. */
export function Price({ amount, regularAmount, format }: PriceProps) {
  const { locale } = usePage().config
  const translate = useTranslate("ui", uiMessages)
  const isSale = regularAmount !== undefined && regularAmount !== null && regularAmount.amountMinor > amount.amountMinor
  // Translators take prices for words; in a line of the other direction the sign must stay with its number.
  const now = <Amount text={formatMoney(amount, { locale, format })} />
  if (!isSale) return <span className="ringside-price">{now}</span>
  return (
    <span className="ringside-price">
      <del className="ringside-price-old">
        <span className="ringside-spoken">{`${translate("regularPrice")} `}</span>
        <Amount text={formatMoney(regularAmount, { locale, format })} />
      </del>{" "}
      <ins className="ringside-price-new">
        <span className="ringside-spoken">{`${translate("salePrice")} `}</span>
        {now}
      </ins>
    </span>
  )
}

function Amount({ text }: { readonly text: string }) {
  return (
    <bdi className="ringside-amount" translate="no">
      {text}
    </bdi>
  )
}
