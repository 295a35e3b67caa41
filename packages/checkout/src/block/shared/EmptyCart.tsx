import { readLanguagePrefix } from "@ringside/core"
import { drawLink, usePage } from "@ringside/ui"
import { useContext } from "react"
import { BasketRenderPropsContext } from "../basket/basketRenderProps.ts"
import { useBlockTexts } from "./texts.ts"

/** An empty basket, with a link to continue. */
export function EmptyCart() {
  const translate = useBlockTexts()
  const { document } = usePage()
  const { renderShopLink = drawLink } = useContext(BasketRenderPropsContext)
  return (
    <div className="ringside-order-empty">
      <p className="ringside-order-subtitle">{translate("emptyBasket")}</p>
      {renderShopLink({
        className: "ringside-button ringside-button-main",
        href: `${readLanguagePrefix(document)}/`,
        children: translate("browseStore"),
      })}
    </div>
  )
}
