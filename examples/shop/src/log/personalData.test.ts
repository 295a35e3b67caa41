import { createHash } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inspect } from "node:util"
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest"
import { createShop, type RunningShop } from "../app.ts"
import { connectEmbedded } from "../database/connect.ts"
import { sessionCookie } from "../session/cookieNames.ts"
import { bilbao, fieldsOf } from "../testing/forms.ts"
import { createVisitor, type Visitor } from "../testing/visitor.ts"
import { createLog } from "./log.ts"

const name = "Canaria Piedrahíta"
const email = "canary.person@example.com"
const text = "Canary text, told in confidence.\r\n[shop] GET / failed: forged"
const canaries = [/canar/i, /piedrah/i, /example\.com/i, /confidence/i, /forged/i]
const headers = { "User-Agent": text.replace(/\s/g, " "), Referer: `http://shop.test/?s=${encodeURIComponent(name)}` }

/** Constraints that make queries fail: the database's error then contains the refused row. */
const constraints = `
  alter table reviews add constraint no_reviews check (id < 5000);
  alter table basket_lines add constraint no_pairs check (quantity <> 2);
  alter table orders add constraint no_orders check (total_minor < 0)`

let dataDir = ""
let shop: RunningShop
let closing: Promise<void> | undefined
let written: string[] = []

function closeShop(): Promise<void> {
  return (closing ??= shop.close())
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "shop-log-"))
  await (await createShop({ dataDir })).close()
  const { runScript, close } = await connectEmbedded(join(dataDir, "database"))
  await runScript(constraints)
  await close()
  const write = (line: string) => void written.push(line)
  shop = await createShop({ dataDir, log: createLog({ out: write, error: write }) })
  // Check direct output to the console as well.
  for (const method of ["log", "info", "warn", "error", "debug"] as const) {
    vi.spyOn(console, method).mockImplementation(
      (...words: unknown[]) => void written.push(words.map((word) => inspect(word)).join(" ")),
    )
  }
})
afterEach(() => {
  written = []
})
afterAll(async () => {
  vi.restoreAllMocks()
  await closeShop()
  await rm(dataDir, { recursive: true, force: true })
})

const review = { comment_post_ID: "126", author: name, email, rating: "5", comment: text }
const pair = { product_id: "101", quantity: "2", attribute_note: text, email }
const storeApiBody = JSON.stringify({ id: 101, quantity: 2, note: text, email })

/** The addresses that accept a form, with the fields that they receive. */
const forms: readonly { readonly path: string; readonly fields: Record<string, string> }[] = [
  { path: "/wp-comments-post.php", fields: review },
  { path: "/?wc-ajax=add_to_cart", fields: pair },
  { path: "/product/nuria-relente-castroviejo/", fields: { ...pair, "add-to-cart": "101" } },
  {
    path: "/wp-admin/admin-ajax.php",
    fields: { ...pair, action: "astra_add_cart_single_product", "add-to-cart": "101" },
  },
]

/** Expects one line per failure, without the sent texts and without the session's id. */
function expectHarmlessLog(visitor: Visitor, lineCount: number): void {
  const session = visitor.cookies.get(sessionCookie)?.split(".")[0] ?? ""
  const lines = written.join("")
  for (const canary of canaries) expect(lines).not.toMatch(canary)
  if (session) expect(lines).not.toContain(session)
  expect(lines).not.toContain(createHash("sha256").update(session).digest("hex"))
  expect(written).toHaveLength(lineCount)
  for (const line of written) expect(line).toMatch(/^\[shop\] [^\n]+\n$/)
}

describe("the log of a query that a constraint refuses", () => {
  test.each(forms)("$path", async ({ path, fields }) => {
    const visitor = createVisitor(shop)
    await visitor.get("/carrito/")
    expect((await visitor.post(path, fields, headers)).status).toBe(500)
    expectHarmlessLog(visitor, 1)
    expect(written[0]).toMatch(/code=23514 table=\w+ constraint=no_(reviews|pairs)/)
  })

  test("the checkout", async () => {
    const visitor = createVisitor(shop)
    await visitor.get("/tienda/?add-to-cart=101")
    const person = { billing_first_name: name, billing_email: email, order_comments: text, terms: "on" }
    const fields = { ...fieldsOf(await visitor.get("/checkout/"), "form.checkout"), ...bilbao, ...person }
    expect((await visitor.post("/checkout/", fields, headers)).status).toBe(500)
    expectHarmlessLog(visitor, 1)
    expect(written[0]).toMatch(/code=23514 table=orders constraint=no_orders/)
  })

  test("the Store API", async () => {
    const visitor = createVisitor(shop)
    const nonce = (await visitor.get("/wp-json/wc/store/v1/cart")).headers.get("Nonce") ?? ""
    const call = { method: "POST", headers: { ...headers, Nonce: nonce }, body: storeApiBody }
    expect((await visitor.send("/wp-json/wc/store/v1/cart/add-item", call)).status).toBe(500)
    expectHarmlessLog(visitor, 1)
  })
})

describe("the log of a shop whose database is gone", () => {
  beforeAll(closeShop)

  test.each([
    ...forms,
    { path: "/carrito/", fields: { "woocommerce-cart-nonce": text, note: email } },
    { path: "/checkout/", fields: { ...bilbao, billing_first_name: name, billing_email: email, order_comments: text } },
    { path: "/?wc-ajax=update_order_review", fields: { post_data: email, city: name } },
    { path: "/?wc-ajax=remove_from_cart", fields: { cart_item_key: email } },
    { path: "/?wc-ajax=get_variation", fields: { ...pair, attribute_pintura: text } },
    { path: `/?add-to-cart=101&note=${encodeURIComponent(email)}`, fields: pair },
  ])("$path", async ({ path, fields }) => {
    const visitor = createVisitor(shop)
    expect((await visitor.post(path, fields, headers)).status).toBe(500)
    expectHarmlessLog(visitor, 1)
  })

  test("a search", async () => {
    const visitor = createVisitor(shop)
    expect((await visitor.get(`/?s=${encodeURIComponent(email)}`, headers)).status).toBe(500)
    expectHarmlessLog(visitor, 1)
  })
})
