import { followWhenSaved } from "@ringside/cart"
import { drawLink, usePageReader, useTranslate } from "@ringside/ui"
import { type MouseEvent, useContext } from "react"
import { miniCartMessages } from "../../messages.ts"
import type { MiniCartOptions } from "../readMiniCart.ts"
import { MiniCartRenderPropsContext } from "./miniCartRenderProps.ts"

interface BasketLinksProps {
  readonly options: Pick<MiniCartOptions, "basketUrl" | "checkoutUrl">
}

/** The ways to basket and checkout. */
export function BasketLinks({ options: { basketUrl, checkoutUrl } }: BasketLinksProps) {
  const translate = useTranslate("mini-cart", miniCartMessages)
  const { renderBasketLink = drawLink, renderCheckoutLink = drawLink } = useContext(MiniCartRenderPropsContext)
  const readPage = usePageReader()
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const page = readPage()
    if (page) followWhenSaved(page, event, event.currentTarget)
  }
  return (
    <div className="ringside-mini-cart-links">
      {renderBasketLink({
        className: "ringside-button",
        href: basketUrl ?? undefined,
        onClick,
        children: translate("viewBasket"),
      })}
      {renderCheckoutLink({
        className: "ringside-button ringside-button-main",
        href: checkoutUrl ?? undefined,
        onClick,
        children: translate("checkout"),
      })}
    </div>
  )
}
