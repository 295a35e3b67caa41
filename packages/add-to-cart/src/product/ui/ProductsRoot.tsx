import { readShop } from "@ringside/cart"
import { type RootProps, usePage, useShopLanguage, useTranslate } from "@ringside/ui"
import { ReadFailure, useRead } from "@ringside/ui/read"
import { type ReactNode, useMemo } from "react"
import { parseProducts } from "../../domain/index.ts"
import { productMessages } from "../../messages.ts"
import type { ProductsOptions } from "../cardOptions.ts"
import { createListOperation } from "../operations.ts"
import { CardSkeleton } from "./CardSkeleton.tsx"
import { ProductCard } from "./ProductCard.tsx"

/** The number of skeletons that fill most windows. */
const maxSkeletons = 12

/**
 * A list of products, as a grid or a row.
 * @throws Error when the page has no Store API: the server's HTML then stays.
 */
export function ProductsRoot({ options }: Pick<RootProps<ProductsOptions>, "options">) {
  const translate = useTranslate("add-to-cart", productMessages)
  const operation = useMemo(() => createListOperation({ ...options, isOnSale: options.onSale }), [options])
  const page = usePage()
  const { state, retry } = useRead({
    ...{ page, widget: "add-to-cart" },
    key: String(operation.path),
    read: (signal) => readShop(page, { operation, args: null, parse: parseList }, signal),
  })
  switch (state.kind) {
    case "absent":
      throw new Error("there is no Store API to read the products from, so the hook's own HTML stays.")
    case "loading":
      return (
        <List options={options} isBusy>
          {[...Array(Math.min(options.limit, maxSkeletons)).keys()].map((each) => (
            <li key={each} className="ringside-products-item">
              <CardSkeleton label={options.label} />
            </li>
          ))}
        </List>
      )
    case "loaded":
      return state.value.length === 0 ? (
        <p className="ringside-product-note">{translate("noProducts")}</p>
      ) : (
        <List options={options}>
          {state.value.map((product) => (
            <li key={product.id} className="ringside-products-item">
              <ProductCard product={product} options={options} />
            </li>
          ))}
        </List>
      )
    // A category or a product of the list that the shop doesn't have leaves it empty; a refusal is a mistake in the attributes.
    case "gone":
      return <p className="ringside-product-note">{translate("noProducts")}</p>
    case "failed":
      return (
        <ReadFailure
          message={state.message ?? translate("productsFailed")}
          retryText={translate("retry")}
          onRetry={retry}
        />
      )
  }
}

interface ListProps {
  readonly options: ProductsOptions
  readonly isBusy?: boolean
  readonly children: ReactNode
}

/** A list keeps its role where styles take its bullets away. A row scrolls by the keyboard, too, once it has the focus. */
function List({ options, isBusy = false, children }: ListProps) {
  const translate = useTranslate("add-to-cart", productMessages)
  const shopLanguage = useShopLanguage("add-to-cart", productMessages)
  const { name, layout } = options
  return (
    <div aria-busy={isBusy || undefined}>
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

function parseList(body: unknown) {
  return Array.isArray(body) ? parseProducts(body) : null
}
