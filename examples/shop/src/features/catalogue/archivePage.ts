import type { Context } from "hono"
import { listProducts, parseOrder, pageSize, type ArchiveQuery } from "./listProducts.ts"
import { readCategories } from "./readCategories.ts"
import { archiveContent, type Archive } from "./archive.ts"
import type { ShopEnv } from "../../visit.ts"
import { suggestionShelf } from "./suggestionShelf.ts"
import { html } from "../../html/html.ts"
import { notFoundPage } from "../site/notFound.ts"
import { respondPage } from "../site/respond.ts"
import { archivePath, categoryPath } from "./paths.ts"

/** Shows all products, sorted and in pages. */
export function archivePage(context: Context<ShopEnv>): Promise<Response> {
  const { texts, links } = context.var.visit
  return respondArchive(context, { title: texts.archive.title, lead: texts.archive.lead, path: links.to(archivePath) })
}

/** Shows the products of a category; 404 for an unknown one. */
export async function categoryPage(context: Context<ShopEnv>): Promise<Response> {
  const { shop, language, links } = context.var.visit
  const slug = context.req.param("slug")
  const category = (await readCategories(shop.database, language)).find((one) => one.slug === slug)
  if (!category) return notFoundPage(context)
  return respondArchive(context, {
    title: category.name,
    lead: category.description,
    path: links.to(categoryPath(category.slug)),
    category: category.slug,
  })
}

/** Shows the results of a search, at the home page's address as in the platform. */
export function searchPage(context: Context<ShopEnv>): Promise<Response> {
  const { texts, links, url } = context.var.visit
  const search = (url.searchParams.get("s") ?? "").trim().slice(0, 100)
  const title = search ? texts.archive.found(search) : texts.archive.title
  return respondArchive(context, { title, lead: "", path: links.home, search })
}

async function respondArchive(
  context: Context<ShopEnv>,
  {
    title,
    lead,
    path,
    ...filter
  }: Pick<Archive, "title" | "lead" | "path"> & Pick<ArchiveQuery, "category" | "search">,
): Promise<Response> {
  const { shop, language, url, texts } = context.var.visit
  const page = parsePage(context.req.param("page"))
  if (page === undefined) return notFoundPage(context)
  const query = { language, page, order: parseOrder(url.searchParams.get("orderby") ?? undefined), ...filter }
  const found = await listProducts(shop.database, query)
  if (page > found.pageCount) return notFoundPage(context)
  const shelf = found.total === 0 ? await suggestionShelf(context.var.visit) : html``
  const from = (page - 1) * pageSize + 1
  const archive = { title, lead, path, query, found, from, to: from + found.products.length - 1 }
  return respondPage(context, {
    title: page === 1 ? title : `${title} – ${texts.nav.page(page)}`,
    ...(lead && { description: lead }),
    bodyClass: "woocommerce-shop woocommerce woocommerce-page post-type-archive-product archive",
    isIndexed: filter.search === undefined,
    content: ({ notices }) => archiveContent(archive, notices, context.var.visit, shelf),
  })
}

function parsePage(value: string | undefined): number | undefined {
  if (value === undefined) return 1
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined
}
