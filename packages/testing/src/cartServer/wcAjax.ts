import type { Basket } from "./basket.ts"
import { answerBasketAjax, basketPageEndpoints, type HtmlAnswer } from "./basketPage/answerAjax.ts"
import type { ChangeContext } from "./basketPage/change.ts"
import { languagePrefix, type ServerRequest } from "./exchange.ts"
import { createFragments, type FragmentOptions } from "./fragments.ts"

/** An answer of the platform's background endpoints: JSON, whatever its content type; HTML from those of the basket page. */
export type AjaxAnswer = { readonly json: object } | { readonly mistake: string } | HtmlAnswer

interface AjaxContext extends ChangeContext {
  readonly basket: Basket
  readonly print: FragmentOptions
  readonly productUrl: (id: number) => string
}

const formType = "application/x-www-form-urlencoded; charset=UTF-8"

/** Answers `/?wc-ajax={endpoint}` as strictly as the callers' contract: a request that breaks it gets the mistake as its answer. */
export function answerWcAjax(endpoint: string, request: ServerRequest, context: AjaxContext): AjaxAnswer {
  const form = new URLSearchParams(request.body)
  const prefix = languagePrefix(request.path)
  const mistake = findMistake(endpoint, request, form)
  if (mistake !== null) return { mistake }
  const { basket } = context
  if (Object.hasOwn(basketPageEndpoints, endpoint)) return answerBasketAjax(endpoint, request, context)
  const fragments = () => ({
    json: { fragments: createFragments(basket, prefix, context.print), cart_hash: basket.hash },
  })
  if (endpoint === "get_refreshed_fragments") return fragments()
  if (endpoint === "remove_from_cart") {
    const removed = basket.remove(form.get("cart_item_key") ?? "")
    return removed.kind === "done" ? fragments() : { json: { success: false } }
  }
  const id = Number(form.get("product_id"))
  const added = basket.add({ id, quantity: Number(form.get("quantity") ?? 1) })
  return added.kind === "done" ? fragments() : { json: { error: true, product_url: context.productUrl(id) } }
}

function findMistake(endpoint: string, { method, headers }: ServerRequest, form: URLSearchParams): string | null {
  const fields = Object.hasOwn(basketPageEndpoints, endpoint) ? basketPageEndpoints[endpoint]?.join() : undefined
  if (fields === undefined && !["add_to_cart", "remove_from_cart", "get_refreshed_fragments"].includes(endpoint)) {
    return `wc-ajax endpoint "${endpoint}" does not exist`
  }
  if (headers["x-requested-with"] !== "XMLHttpRequest") return `${endpoint} came without X-Requested-With`
  if (endpoint === "get_refreshed_fragments" && method === "GET") return null
  if (method !== "POST") return `${endpoint} came by ${method}`
  if (headers["content-type"]?.toLowerCase() !== formType.toLowerCase()) {
    return `${endpoint} came as ${headers["content-type"] ?? "nothing"}`
  }
  if (headers["nonce"] !== undefined) return `${endpoint} came with a nonce, which is the Store API's`
  if (fields !== undefined) {
    const sent = [...form.keys()].join()
    return sent === fields ? null : `${endpoint} came with "${sent}"`
  }
  if (endpoint === "get_refreshed_fragments") {
    return /^\d{13}$/.test(form.get("time") ?? "") ? null : "get_refreshed_fragments came without the time"
  }
  if (endpoint === "remove_from_cart") {
    return [...form.keys()].join() === "cart_item_key"
      ? null
      : `remove_from_cart came with "${[...form.keys()].join()}"`
  }
  return /^\d+$/.test(form.get("product_id") ?? "") ? null : "add_to_cart came without product_id"
}
