import type { Basket } from "./basket.ts"
import type { ServerRequest } from "./exchange.ts"

/** The name of the theme's endpoint in the double's faults and requests. */
export const adminAjaxEndpoint = "admin-ajax"

interface AdminAjaxContext {
  readonly basket: Basket
  readonly isNonceValid: (nonce: string) => boolean
}

interface AdminAjaxAnswer {
  readonly status: number
  readonly body: string
  readonly mistake?: string
}

const contractFields = "action,hash,quantity,qtyNonce"

/**
 * Answers the theme's change of a line's quantity in the mini-cart, the double's only action. A bad nonce ends the request as the platform
 * does.
 */
export function answerAdminAjax({ body }: ServerRequest, { basket, isNonceValid }: AdminAjaxContext): AdminAjaxAnswer {
  const form = new URLSearchParams(body)
  const fields = [...form.keys()].join()
  if (form.get("action") !== "astra_add_cart_single_product_quantity" || fields !== contractFields) {
    return { status: 400, body: "0", mistake: `admin-ajax came with "${fields}"` }
  }
  if (!isNonceValid(form.get("qtyNonce") ?? "")) return { status: 403, body: "-1" }
  const { kind } = basket.update({ key: form.get("hash") ?? "", quantity: Number(form.get("quantity")) })
  return { status: 200, body: JSON.stringify({ success: kind === "done" }) }
}
