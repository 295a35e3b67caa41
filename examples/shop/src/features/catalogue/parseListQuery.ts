import type { ArchiveQuery } from "./listProducts.ts"

/** The query of a list of the Store API. `parents` are the products whose variations a list of type "variation" holds. */
export interface ListQuery extends Omit<ArchiveQuery, "language"> {
  readonly type: string
  readonly parents: readonly number[]
  readonly size: number
}

const longestSearch = 100

/** The orders that the shop has, by the platform's two parameters. Its products have no ratings to sort by. */
const orders: Readonly<Record<string, Readonly<Record<"asc" | "desc", ArchiveQuery["order"]>>>> = {
  menu_order: { asc: "menu_order", desc: "menu_order" },
  popularity: { asc: "popularity", desc: "popularity" },
  rating: { asc: "popularity", desc: "popularity" },
  date: { asc: "date", desc: "date" },
  price: { asc: "price", desc: "price-desc" },
  title: { asc: "title", desc: "title-desc" },
  include: { asc: "menu_order", desc: "menu_order" },
}

/**
 * Parses the parameters of a list, with the platform's defaults but for the order: this shop's lists begin in its own. Returns the name of a
 * parameter with a value that the platform refuses.
 */
export function parseListQuery(query: URLSearchParams): ListQuery | string {
  const size = readCount(query, "per_page", 10, 100)
  const page = readCount(query, "page", 1, 1000)
  const orderby = query.get("orderby") ?? "menu_order"
  const direction = query.get("order") ?? "asc"
  if (size === undefined) return "per_page"
  if (page === undefined) return "page"
  if (!Object.hasOwn(orders, orderby)) return "orderby"
  if (direction !== "asc" && direction !== "desc") return "order"
  const search = (query.get("search") ?? "").trim().slice(0, longestSearch)
  // The shop has no tags: nothing has one.
  const isNothing = splitList(query.get("tag")) !== undefined
  return {
    type: query.get("type") ?? "",
    parents: query.getAll("parent[]").flatMap(readIds),
    ...{ page, size, order: orders[orderby]?.[direction] ?? "menu_order" },
    search: search === "" ? undefined : search,
    categories: splitList(query.get("category")),
    ids: isNothing ? [] : splitList(query.get("include"))?.flatMap(readIds),
    isOnSale: query.get("on_sale") === "true",
  }
}

function readCount(query: URLSearchParams, name: string, fallback: number, max: number): number | undefined {
  const count = Number(query.get(name) ?? fallback)
  return Number.isInteger(count) && count >= 1 && count <= max ? count : undefined
}

function splitList(value: string | null): readonly string[] | undefined {
  const names = (value ?? "").split(/[\s,]+/).filter(Boolean)
  return names.length > 0 ? names : undefined
}

function readIds(text: string): number[] {
  return /^\d{1,9}$/.test(text) ? [Number(text)] : []
}
