import { useShopLanguage, useTranslate } from "@ringside/ui"
import type { ReactNode } from "react"
import { productMessages } from "../../messages.ts"
import type { ProductsOptions } from "../cardOptions.ts"

/** The values that a list is laid out by. */
export type ListOptions = Pick<ProductsOptions, "name" | "layout">

interface ProductListProps {
  readonly options: ListOptions
  readonly isBusy?: boolean
  readonly children: ReactNode
}

/** A list keeps its role where styles take its bullets away. A row scrolls by the keyboard, too, once it has the focus. */
export function ProductList({ options, isBusy = false, children }: ProductListProps) {
  const translate = useTranslate("add-to-cart", productMessages)
  const shopLanguage = useShopLanguage("add-to-cart", productMessages)
  const { name, layout } = options
  return (
    <div className="ringside-products-frame" aria-busy={isBusy || undefined}>
      {isBusy && <p className="ringside-spoken">{translate("loading")}</p>}
      <ul
        className="ringside-products"
        role="list"
        data-layout={layout}
        aria-label={name ?? translate("products")}
        lang={name === null ? undefined : shopLanguage}
        aria-hidden={isBusy || undefined}
        tabIndex={layout === "row" && !isBusy ? 0 : undefined}
      >
        {children}
      </ul>
    </div>
  )
}
