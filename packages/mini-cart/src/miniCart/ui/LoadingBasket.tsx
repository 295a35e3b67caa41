import { Skeleton, useTranslate } from "@ringside/ui"
import { miniCartMessages } from "../../messages.ts"

interface LoadingBasketProps {
  /** The largest possible number of lines, by the count. */
  readonly lineCount: number
  readonly hasImages: boolean
}

/** The number of lines that is visible on most phones. */
const maxLines = 3

/** A skeleton of lines and totals, in their later size. */
export function LoadingBasket({ lineCount, hasImages }: LoadingBasketProps) {
  const translate = useTranslate("mini-cart", miniCartMessages)
  const lines = [...Array(Math.min(lineCount, maxLines)).keys()]
  return (
    <div aria-busy="true">
      <p className="ringside-spoken">{translate("loading")}</p>
      <ul className="ringside-mini-cart-lines" aria-hidden="true">
        {lines.map((line) => (
          <li key={line} className="ringside-mini-cart-line">
            {hasImages && <span className="ringside-mini-cart-image" />}
            <span className="ringside-mini-cart-text">
              <Skeleton>Southpaw gala</Skeleton>
              <Skeleton>44,00 €</Skeleton>
            </span>
            <span className="ringside-mini-cart-cost">
              <span className="ringside-mini-cart-quantity">
                <Skeleton>
                  <span className="ringside-mini-cart-quantity-outline" />
                </Skeleton>
              </span>
              <span className="ringside-mini-cart-amount">
                <Skeleton>44,00 €</Skeleton>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
