import { readLanguagePrefix } from "@ringside/core"
import { usePage } from "@ringside/ui"
import { useContext } from "react"
import { ShopLinkContext } from "./shopLinkPart.ts"
import { useBlockTexts } from "./texts.ts"

/** An empty basket, with a link to continue. */
export function EmptyCart() {
  const translate = useBlockTexts()
  const { document } = usePage()
  const { renderShopLink } = useContext(ShopLinkContext)
  const link = {
    className: "ringside-button ringside-button-main",
    href: `${readLanguagePrefix(document)}/`,
    children: translate("browseStore"),
  }
  return (
    <div className="ringside-order-empty">
      <p className="ringside-order-subtitle">{translate("emptyBasket")}</p>
      {renderShopLink ? renderShopLink(link) : <a {...link} />}
    </div>
  )
}
