import type { Context } from "hono"
import type { ShopEnv } from "../visit.ts"

/** Answers `/?wc-ajax=name`. Endpoints that change data accept only POST. */
export interface WcAjaxEndpoint {
  readonly method: "POST" | "any"
  readonly answer: (context: Context<ShopEnv>) => Promise<Response> | Response
}

/** `/?wc-ajax={endpoint}`: the calls of the platform's and plugins' scripts. An unknown endpoint gets 400. */
export function createWcAjax(endpoints: ReadonlyMap<string, WcAjaxEndpoint>) {
  return (context: Context<ShopEnv>, name: string): Promise<Response> | Response => {
    const endpoint = endpoints.get(name)
    if (!endpoint || (endpoint.method === "POST" && context.req.method !== "POST")) return context.text("0", 400)
    return endpoint.answer(context)
  }
}
