import { formatMoney, type Money, type MoneyFormat } from "@ringside/core/domain"
import { uiMessages } from "../messages.ts"
import { useKnownPage } from "../root/PageProvider.tsx"
import { useTranslate } from "../root/useTranslate.ts"
import "./price.css"

export interface PriceProps {
  readonly amount: Money
  /** The price without the sale; an amount equal to `amount` counts as no sale. */
  readonly regularAmount?: Money | null | undefined
  /** The shop's price format; without it, the page's locale decides. */
  readonly format?: MoneyFormat | null | undefined
}

/** A price, or an old and a new price, labelled in words for screen readers. */
export function Price({ amount, regularAmount, format }: PriceProps) {
  const { locale } = useKnownPage().config
  const translate = useTranslate("ui", uiMessages)
  const isSale = regularAmount !== undefined && regularAmount !== null && regularAmount.amountMinor > amount.amountMinor
  // `Amount` excludes the price from translation and isolates it: in a line of the other direction the sign must stay with its number.
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
