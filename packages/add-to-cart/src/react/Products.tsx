import { createRootComponent, type RootComponentProps } from "@ringside/ui/react"
import { type AddToCartRenderProps, AddToCartRenderPropsContext } from "../addToCart/ui/addToCartRenderProps.ts"
import { productsRoot } from "../product/products.ts"
import { LoadingProducts } from "../product/ui/LoadingProducts.tsx"
import type { productsAttributes } from "../options.ts"

const Root = /* @__PURE__ */ createRootComponent({
  ...productsRoot,
  first: (options) => <LoadingProducts options={options} />,
})

/** The props of `Products`. */
export type ProductsProps = Omit<RootComponentProps<typeof productsAttributes>, keyof ProductLists> &
  ProductLists &
  AddToCartRenderProps

/** Several values of one option: as a list, or with commas between. */
type ListOf<Value> = string | number | readonly Value[] | null | undefined

interface ProductLists {
  /** Products of these categories, by their slugs or numbers. */
  readonly category?: ListOf<string | number>
  /** Products with these tags, by their slugs or numbers. */
  readonly tag?: ListOf<string | number>
  /** These products in this order, by their numbers: `[12, 31, 7]`. */
  readonly ids?: ListOf<number>
}

/** Cards of a category, a tag, a search, of named products, or of those on sale, as a grid or in a row. */
export function Products({ renderButton, renderLink, renderBasketLink, category, tag, ids, ...props }: ProductsProps) {
  const lists = { category: formatList(category), tag: formatList(tag), ids: formatList(ids) }
  return (
    <AddToCartRenderPropsContext value={{ renderButton, renderLink, renderBasketLink }}>
      <Root {...props} {...lists} />
    </AddToCartRenderPropsContext>
  )
}

function formatList(list: ListOf<string | number>): string | null {
  if (typeof list !== "object" || list === null) return list === undefined || list === null ? null : String(list)
  // Nothing has this number: an empty list of an app, as of a shopper's favorites, asks for no products, not for all.
  return list.length === 0 ? "0" : list.join()
}
