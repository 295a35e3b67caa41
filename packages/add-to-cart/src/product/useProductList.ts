import { readShop, type ShopRead } from "@ringside/cart"
import { usePage } from "@ringside/ui"
import { useRead } from "@ringside/ui/read"
import { useMemo, useRef, useState } from "react"
import { parseProducts, type Product } from "../domain/index.ts"
import type { ProductsOptions } from "./cardOptions.ts"
import { readVariationPictures } from "./readVariationPictures.ts"
import { createListOperation } from "./operations.ts"

/** The products of a list that were read so far. */
export interface ProductPages {
  readonly products: readonly Product[]
  /** How many pages of the list were read. */
  readonly pageCount: number
  readonly hasMore: boolean
  /** The list's query, as the path of its first page, and whether its swatches have photos. */
  readonly list: string
  /** The reason why the next page couldn't be read: that the browser is offline, else null. Undefined without a failure. */
  readonly problem?: string | null
}

/** Reads the first page of a list, and each further one at `showMore`. */
export function useProductList(options: ProductsOptions) {
  const page = usePage()
  const query = useMemo(() => ({ ...options, isOnSale: options.onSale }), [options])
  const list = [createListOperation(query).path, options.swatches].join(" ")
  const [asked, setAsked] = useState({ list, page: 1, attempt: 0 })
  const last = useRef<ProductPages | null>(null)
  // Another list begins with its first page, and so does one that comes back.
  const wanted = asked.list === list ? asked : { list, page: 1, attempt: 0 }
  if (wanted !== asked) setAsked(wanted)
  const { state, isCurrent, retry } = useRead<ShopRead<ProductPages>>({
    ...{ page, widget: "add-to-cart" },
    key: [list, wanted.page, wanted.attempt].join(" "),
    async read(signal) {
      const before = last.current?.list === list && wanted.page > 1 ? last.current : null
      const operation = createListOperation(query, wanted.page)
      const result = await readShop(page, { operation, args: null, parse: parsePage }, signal)
      if (result.kind !== "loaded") {
        if (!before) return result
        // The products that are shown stay.
        const problem = result.kind === "failed" ? result.message : null
        return { kind: "loaded", value: { ...before, problem } }
      }
      const known = new Set(before?.products.map(({ id }) => id))
      const added = result.value.products.filter(({ id }) => !known.has(id))
      const shown = options.swatches ? await readVariationPictures(page, added, signal) : added
      const products = [...(before?.products ?? []), ...shown]
      const { pageCount } = result.value
      const hasMore = pageCount > wanted.page && result.value.products.length > 0
      const value = { list, products, pageCount: wanted.page, hasMore }
      // An answer that comes too late is no part of what is shown.
      if (!signal.aborted) last.current = value
      return { kind: "loaded", value }
    },
  })
  return {
    state,
    retry,
    isGrowing: state.kind === "loaded" && !isCurrent,
    showMore() {
      const shown = last.current
      if (shown) setAsked(({ attempt }) => ({ list, page: shown.pageCount + 1, attempt: attempt + 1 }))
    },
  }
}

function parsePage(body: unknown, headers: Readonly<Record<string, string>>) {
  if (!Array.isArray(body)) return null
  return { products: parseProducts(body), pageCount: Number(headers["x-wp-totalpages"]) || 1 }
}
