/** Numbers of figures with enough stock for all shoppers. */
const wellStocked = [101, 103, 105]

/** The checkout's required fields, by their ids, in order. */
export const address = {
  billing_first_name: "Ana",
  billing_last_name: "López",
  billing_country: "ES",
  billing_address_1: "Gran Vía 1",
  billing_postcode: "28013",
  billing_city: "Madrid",
  billing_state: "M",
  billing_email: "ana@example.com",
  payment_method: "cod",
  terms: "on",
}

/**
 * Makes shoppers order at the same moment, and measures how long each of them waited, in ms.
 * @param {string} shopUrl
 * @param {number} count
 * @returns {Promise<number[]>}
 * @throws Error when the shop refuses one of the orders
 */
export async function orderAtOnce(shopUrl, count) {
  const shoppers = []
  for (let index = 0; index < count; index += 1) shoppers.push(await prepare(shopUrl, index))
  return Promise.all(shoppers.map(({ cookie, fields }) => order(shopUrl, cookie, fields)))
}

/**
 * Creates a shopper with a figure in the basket and the checkout filled in.
 * @param {string} shopUrl
 * @param {number} index
 */
async function prepare(shopUrl, index) {
  const productId = wellStocked[index % wellStocked.length]
  const added = await fetch(`${shopUrl}/tienda/?add-to-cart=${productId}`, { redirect: "manual" })
  const cookie = added.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ")
  const html = await (await fetch(`${shopUrl}/checkout/`, { headers: { cookie } })).text()
  const form = /<form\s+name="checkout"[\s\S]*?<\/form>/.exec(html)?.[0] ?? ""
  const fields = new URLSearchParams(address)
  for (const [input] of form.matchAll(/<input[^>]+type="hidden"[^>]*>/g)) {
    const name = /name="([^"]+)"/.exec(input)?.[1]
    if (name !== undefined && !fields.has(name)) fields.set(name, /value="([^"]*)"/.exec(input)?.[1] ?? "")
  }
  const rate = /<input[^>]+name="shipping_method\[0\]"[^>]*>/.exec(form)?.[0]
  fields.set("shipping_method[0]", /value="([^"]*)"/.exec(rate ?? "")?.[1] ?? "")
  return { cookie, fields }
}

/**
 * @param {string} shopUrl
 * @param {string} cookie
 * @param {URLSearchParams} fields
 */
async function order(shopUrl, cookie, fields) {
  const startedAt = performance.now()
  const answer = await fetch(`${shopUrl}/?wc-ajax=checkout`, { method: "POST", headers: { cookie }, body: fields })
  const { result, messages } = await answer.json()
  if (result !== "success") throw new Error(`The shop refused an order: ${messages}`)
  return performance.now() - startedAt
}
