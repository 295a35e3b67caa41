import { isRecord } from "../endpoints/storeApiBody.ts"
import { attributeOf } from "./cart.ts"
import { fieldsOf } from "./forms.ts"
import type { Answer, Visitor } from "./visitor.ts"

/** A request that changes something, ready to be sent. */
export interface Write {
  /** The nonce that the visitor's page has for it. */
  readonly nonce: string
  /** Sends it with the given nonce; with undefined it has none. */
  readonly send: (nonce: string | undefined) => Promise<Answer>
}

type Fields = Readonly<Record<string, string>>

/** A form post whose nonce is one of the fields. */
export function writeOfForm(visitor: Visitor, path: string, nonceField: string, fields: Fields): Write {
  const { [nonceField]: own = "", ...others } = fields
  return {
    nonce: own,
    send: (nonce) => visitor.post(path, nonce === undefined ? others : { ...others, [nonceField]: nonce }),
  }
}

/** A form as it stands on a page, with what the visitor changes in it. */
export async function writeOfPageForm(
  visitor: Visitor,
  form: { readonly page: string; readonly selector: string; readonly nonceField: string; readonly path?: string },
  changes: Fields,
): Promise<Write> {
  const fields = fieldsOf(await visitor.visit(form.page), form.selector)
  return writeOfForm(visitor, form.path ?? form.page, form.nonceField, { ...fields, ...changes })
}

/** A link of a page whose nonce is in the address. */
export function writeOfLink(visitor: Visitor, page: Answer, selector: string): Write {
  const url = new URL(attributeOf(page, selector, "href"), "http://shop.test")
  return {
    nonce: url.searchParams.get("_wpnonce") ?? "",
    send: (nonce) => {
      const changed = new URL(url)
      if (nonce === undefined) changed.searchParams.delete("_wpnonce")
      else changed.searchParams.set("_wpnonce", nonce)
      return visitor.get(`${changed.pathname}${changed.search}`)
    },
  }
}

/** A JSON call whose nonce is a header. */
export function writeOfJson(
  visitor: Visitor,
  call: { readonly method: string; readonly path: string; readonly header: string; readonly nonce: string },
  body: unknown,
): Write {
  const { method, path, header } = call
  return {
    nonce: call.nonce,
    send: (nonce) => {
      const headers = { "Content-Type": "application/json", ...(nonce !== undefined && { [header]: nonce }) }
      return visitor.send(path, { method, headers, body: JSON.stringify(body) })
    },
  }
}

const storeApi = "/wp-json/wc/store/v1"

/** The nonce that the Store API gives a visitor. */
export async function storeNonceOf(visitor: Visitor): Promise<string> {
  return (await visitor.get(`${storeApi}/cart`)).headers.get("Nonce") ?? ""
}

/** A call of the Store API. */
export async function writeOfStoreApi(
  visitor: Visitor,
  path: string,
  body: unknown,
  method: "POST" | "PUT" = "POST",
): Promise<Write> {
  const call = { method, path: `${storeApi}${path}`, header: "Nonce", nonce: await storeNonceOf(visitor) }
  return writeOfJson(visitor, call, body)
}

/** A batch of one call; the nonce is the call's own. */
export async function writeOfBatch(visitor: Visitor, path: string, body: unknown): Promise<Write> {
  return {
    nonce: await storeNonceOf(visitor),
    send: (nonce) => {
      const headers = nonce === undefined ? {} : { Nonce: nonce }
      const requests = [{ method: "POST", path: `/wc/store/v1${path}`, headers, body }]
      return visitor.send(`${storeApi}/batch`, { method: "POST", body: JSON.stringify({ requests }) })
    },
  }
}

/** A member of the settings that a page prints for scripts: `["wc_cart_params", "apply_coupon_nonce"]`. */
export async function hostSettingOf(visitor: Visitor, page: string, path: readonly string[]): Promise<string> {
  const { page: document } = await visitor.visit(page)
  const config: unknown = JSON.parse(document.querySelector("[data-ringside-config]")?.textContent ?? "")
  const found = ["host", ...path].reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), config)
  if (typeof found !== "string") throw new Error(`${page} prints no ${path.join(".")}`)
  return found
}
