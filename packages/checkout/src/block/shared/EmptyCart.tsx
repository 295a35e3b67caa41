import { readLanguagePrefix } from "@ringside/core"
import { usePage } from "@ringside/ui"
import { useBlockTexts } from "./texts.ts"

/** An empty basket, with a link to continue. */
export function EmptyCart() {
  const translate = useBlockTexts()
  const { document } = usePage()
  return (
    <div className="ringside-order-empty">
      <p className="ringside-order-subtitle">{translate("emptyBasket")}</p>
      <a className="ringside-button ringside-button-main" href={`${readLanguagePrefix(document)}/`}>
        {translate("browseStore")}
      </a>
    </div>
  )
}
