import { isRecord } from "../endpoints/storeApiBody.ts"
import { attributeOf } from "./cart.ts"
import { fieldsOf } from "./forms.ts"
import type { Answer, Visitor } from "./visitor.ts"

/** A prepared request that changes data. */
export interface Write {
  /** The nonce for this request on the visitor's page. */
  readonly nonce: string
  /** Sends the request with the given nonce; undefined sends none. */
  readonly send: (nonce: string | undefined) => Promise<Answer>
}

type Fields = Readonly<Record<string, string>>

/** Creates a form post with the nonce in a field. */
export function writeOfForm(visitor: Visitor, path: string, nonceField: string, fields: Fields): Write {
  const { [nonceField]: own = "", ...others } = fields
  return {
    nonce: own,
    send: (nonce) => visitor.post(path, nonce === undefined ? others : { ...others, [nonceField]: nonce }),
  }
}

/** Creates the post of a page's form, with the visitor's changes. */
export async function writeOfPageForm(
  visitor: Visitor,
  form: { readonly page: string; readonly selector: string; readonly nonceField: string; readonly path?: string },
  changes: Fields,
): Promise<Write> {
  const fields = fieldsOf(await visitor.visit(form.page), form.selector)
  return writeOfForm(visitor, form.path ?? form.page, form.nonceField, { ...fields, ...changes })
}

/** Creates the request of a page's link with the nonce in its address. */
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

/** Creates a JSON call with the nonce in a header. */
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

/** Reads a visitor's Store API nonce. */
export async function storeNonceOf(visitor: Visitor): Promise<string> {
  return (await visitor.get(`${storeApi}/cart`)).headers.get("Nonce") ?? ""
}

/** Creates a Store API call. */
export async function writeOfStoreApi(
  visitor: Visitor,
  path: string,
  body: unknown,
  method: "POST" | "PUT" = "POST",
): Promise<Write> {
  const call = { method, path: `${storeApi}${path}`, header: "Nonce", nonce: await storeNonceOf(visitor) }
  return writeOfJson(visitor, call, body)
}

/** Creates a batch of one call, whose nonce belongs to the call. */
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

/** Reads a member of a page's script settings: `["wc_cart_params", "apply_coupon_nonce"]`. */
export async function hostSettingOf(visitor: Visitor, page: string, path: readonly string[]): Promise<string> {
  const { page: document } = await visitor.visit(page)
  const config: unknown = JSON.parse(document.querySelector("[data-ringside-config]")?.textContent ?? "")
  const found = ["host", ...path].reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), config)
  if (typeof found !== "string") throw new Error(`${page} prints no ${path.join(".")}`)
  return found
}

/** The nonce and the token of `create_setup_intent`, from the page that adds a card. */
export async function readSetupFields(visitor: Visitor): Promise<Readonly<Record<string, string>>> {
  const page = "/en/my-account/add-payment-method/"
  return {
    _ajax_nonce: await hostSettingOf(visitor, page, ["wcpay_upe_config", "createSetupIntentNonce"]),
    "wcpay-fraud-prevention-token": await hostSettingOf(visitor, page, ["wcpayFraudPreventionToken"]),
  }
}
