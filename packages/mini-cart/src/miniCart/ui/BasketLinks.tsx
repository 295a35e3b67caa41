import { useTranslate } from "@ringside/ui"
import { useContext } from "react"
import { miniCartMessages } from "../../messages.ts"
import type { MiniCartOptions } from "../readMiniCart.ts"
import { MiniCartPartsContext } from "./miniCartParts.ts"

interface BasketLinksProps {
  readonly options: Pick<MiniCartOptions, "basketUrl" | "checkoutUrl">
}

/** The ways to basket and checkout. */
export function BasketLinks({ options: { basketUrl, checkoutUrl } }: BasketLinksProps) {
  const translate = useTranslate("mini-cart", miniCartMessages)
  const { renderBasketLink, renderCheckoutLink } = useContext(MiniCartPartsContext)
  const basket = { className: "ringside-button", href: basketUrl ?? undefined, children: translate("viewBasket") }
  const checkout = {
    className: "ringside-button ringside-button-main",
    href: checkoutUrl ?? undefined,
    children: translate("checkout"),
  }
  return (
    <div className="ringside-mini-cart-links">
      {renderBasketLink ? renderBasketLink(basket) : basketUrl !== null && <a {...basket} />}
      {renderCheckoutLink ? renderCheckoutLink(checkout) : checkoutUrl !== null && <a {...checkout} />}
    </div>
  )
}
