import type { Context } from "hono"
import { addLine } from "./addLine.ts"
import type { BasketResult, Refusal } from "./refusal.ts"
import type { RawChoices } from "../catalogue/matchVariation.ts"
import type { Notice } from "../../session/notice.ts"
import { refusalText } from "./refusalText.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { readForm, readNumber } from "../../endpoints/form.ts"
import { redirectWithNotice } from "../site/respond.ts"
import { productPath } from "../product/paths.ts"
import { basketPath } from "./paths.ts"

/** Adds the item from the fields of a form or an address. */
export function addFromFields(visit: Visit, fields: ReadonlyMap<string, string>): Promise<BasketResult> {
  const variationId = readNumber(fields.get("variation_id"))
  return addLine(
    visit.shop.database,
    { language: visit.language, sessionId: visit.session.id },
    {
      id: readNumber(fields.get("add-to-cart")),
      variationId: variationId > 0 ? variationId : undefined,
      choices: choicesOf(fields),
      quantity: fields.has("quantity") ? readNumber(fields.get("quantity")) : 1,
    },
  )
}

/** The chosen attributes in the fields of a form or an address. */
export function choicesOf(fields: ReadonlyMap<string, string>): RawChoices {
  return Object.fromEntries([...fields].filter(([name]) => name.startsWith("attribute_")))
}

/** The next page's notice about an add. */
export function addNotice(result: BasketResult, { texts, links }: Visit): Notice {
  const link = { href: links.to(basketPath), text: texts.basket.view, role: "forward" } as const
  if (result.kind === "done")
    return { kind: "success", text: texts.basket.added(result.product.name, result.added), link }
  const text = refusalText(result.refusal, texts)
  return isInBasket(result.refusal) ? { kind: "error", text, link } : { kind: "error", text }
}

/** Handles the product form, submitted without a script. */
export async function addByForm(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const fields = await readForm(context)
  const result = await addFromFields(visit, fields)
  // The choice stays when something is missing.
  const chosen = new URLSearchParams([...fields].filter(([name, value]) => name.startsWith("attribute_") && value))
  const query = result.kind === "refused" ? chosen.toString() : ""
  return redirectWithNotice(context, `${visit.url.pathname}${query && `?${query}`}`, addNotice(result, visit))
}

/** Handles a card's link, followed without a script: adds, and shows the same page again. */
export async function addByLink(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const result = await addFromFields(visit, new Map(visit.url.searchParams))
  return redirectWithNotice(context, placeAfterLink(visit, result), addNotice(result, visit))
}

/** A product with options leads to its page, where they are chosen. */
function placeAfterLink({ links, url }: Visit, result: BasketResult): string {
  if (result.kind === "refused" && result.refusal.code === "choose-options") {
    return links.to(productPath(result.refusal.product.slug))
  }
  const rest = new URLSearchParams(url.searchParams)
  for (const name of ["add-to-cart", "quantity", "variation_id"]) rest.delete(name)
  const query = rest.toString()
  return `${url.pathname}${query && `?${query}`}`
}

function isInBasket(refusal: Refusal): boolean {
  return refusal.code === "sold-individually" || (refusal.code === "not-enough" && refusal.inBasket > 0)
}
