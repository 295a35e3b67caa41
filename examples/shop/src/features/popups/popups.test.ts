import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createShop, type RunningShop } from "../../app.ts"
import { hiddenFieldsOf, logInAs } from "../../testing/account.ts"
import { attributeOf, textOf } from "../../testing/cart.ts"
import { createVisitor, type Answer, type Visitor } from "../../testing/visitor.ts"
import { popupIds } from "./popupIds.ts"

const password = "tres asaltos y medio"
const ajax = "/wp-admin/admin-ajax.php"

let shop: RunningShop
let administrator: Visitor

beforeAll(async () => {
  shop = await createShop({ dataDir: "memory://", publicUrl: "http://shop.test", administrator: { password } })
  administrator = createVisitor(shop)
  await logInAs(administrator, "admin", password)
})
afterAll(() => shop.close())

/** Reads the newest e-mail to an address in the administration's outbox. */
async function emailTo(address: string): Promise<Answer> {
  const list = await administrator.get("/wp-admin/outbox/")
  const row = [...list.page.querySelectorAll("tbody tr")].find((one) => one.textContent.includes(address))
  return administrator.get(row?.querySelector("a")?.getAttribute("href") ?? "/wp-admin/outbox/0/")
}

const linkOf = (email: Answer) =>
  attributeOf(email, ".er-letter a[href*='?key=']", "href").replace("http://shop.test", "")

/** Posts a form in the format of the popups' script. */
function sendForm(action: string, values: Record<string, string>, more: Record<string, string> = {}) {
  const fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [`values[${name}]`, value]))
  return createVisitor(shop).post(ajax, { action, ...fields, ...more }, { Referer: "http://shop.test/en/rincon/" })
}

const subscribe = (email: string) =>
  sendForm("pum_sub_form", { email, pum_form_popup_id: "601" }, { "values[consent][]": "yes" })

describe("the newsletter", () => {
  test("is confirmed by the link of an e-mail, once", async () => {
    expect((await subscribe("ana@shop.test")).json()).toMatchObject({ success: true })
    expect(textOf(await administrator.get("/en/wp-admin/popups/"), "main")).toContain("ana@shop.test unconfirmed")
    const href = linkOf(await emailTo("ana@shop.test"))
    const visitor = createVisitor(shop)
    const fields = hiddenFieldsOf(await visitor.get(href), "main form")
    const done = await visitor.submit("/en/rincon/boletin/", fields)
    expect(textOf(done, ".woocommerce-message")).toContain("You are subscribed")
    expect(textOf(await visitor.visit(href), ".woocommerce-error")).toContain("has been used")
    expect(textOf(await administrator.get("/en/wp-admin/popups/"), "main")).toContain("ana@shop.test confirmed")
  })

  test("gives the same answer to a subscriber, and notifies them by e-mail", async () => {
    const first = await subscribe("eva@shop.test")
    const visitor = createVisitor(shop)
    const href = linkOf(await emailTo("eva@shop.test"))
    await visitor.submit("/en/rincon/boletin/", hiddenFieldsOf(await visitor.get(href), "main form"))
    expect((await subscribe("eva@shop.test")).json()).toEqual(first.json())
    expect(textOf(await emailTo("eva@shop.test"), "h1")).toContain("already")
  })

  test("names each field that is wrong", async () => {
    const answer = await sendForm("pum_sub_form", { email: "nobody" })
    expect(answer.json()).toMatchObject({
      success: false,
      data: { errors: [{ field: "email" }, { field: "consent", code: "no_consent" }] },
    })
  })

  test("writes to one address three times an hour at most", async () => {
    for (let count = 0; count < 3; count += 1) await subscribe("again@shop.test")
    expect((await subscribe("again@shop.test")).json()).toMatchObject({
      success: false,
      data: { errors: [{ code: "too_many", field: null }] },
    })
  })

  test("works without script", async () => {
    const visitor = createVisitor(shop)
    const form = hiddenFieldsOf(await visitor.get("/rincon/"), "main .er-narrow form")
    const refused = await visitor.post("/rincon/", { ...form, email: "" })
    expect([refused.status, textOf(refused, ".woocommerce-error")]).toEqual([422, expect.stringContaining("correo")])
    const done = await visitor.submit("/rincon/", { ...form, email: "sin@shop.test", consent: "yes" })
    expect(textOf(done, ".woocommerce-message")).toContain("Te hemos enviado un correo")
  })
})

test("a message comes to the workshop's outbox, with the popup that it was sent in", async () => {
  const values = { email: "leo@shop.test", name: "Leo", message: "One like <me>", pum_form_popup_id: "602" }
  expect((await sendForm("pum_form", values)).json()).toMatchObject({ success: true })
  expect(textOf(await emailTo("hola@esquinaroja.example"), ".er-letter")).toContain("One like <me>")
  expect(textOf(await administrator.get("/en/wp-admin/popups/"), "main")).toContain("Contact (602)")
  expect((await sendForm("pum_form", { ...values, message: "x".repeat(2001) })).json()).toMatchObject({
    success: false,
    data: { errors: [{ field: "message", code: "long_message" }] },
  })
})

test("messages from one address are taken three times an hour at most", async () => {
  const values = { email: "often@shop.test", name: "Leo", message: "Hello" }
  for (let count = 0; count < 3; count += 1) {
    expect((await sendForm("pum_form", values)).json()).toMatchObject({ success: true })
  }
  expect((await sendForm("pum_form", values)).json()).toMatchObject({
    success: false,
    data: { errors: [{ code: "too_many" }] },
  })
})

test("a newsletter is confirmed by no key but the e-mail's", async () => {
  await subscribe("key@shop.test")
  const visitor = createVisitor(shop)
  const fields = hiddenFieldsOf(await visitor.get(linkOf(await emailTo("key@shop.test"))), "main form")
  for (const key of ["", "0".repeat(32)]) await visitor.post("/en/rincon/boletin/", { ...fields, key })
  expect(textOf(await administrator.get("/en/wp-admin/popups/"), "main")).toContain("key@shop.test unconfirmed")
  await visitor.post("/en/rincon/boletin/", fields)
  expect(textOf(await administrator.get("/en/wp-admin/popups/"), "main")).toContain("key@shop.test confirmed")
})

test("popups are counted by beacon, by picture and by the form endpoint; what isn't ours is not", async () => {
  const visitor = createVisitor(shop)
  const path = "/wp-json/pum/v1/analytics/"
  const body = Object.entries({ event: "open", pid: "604" })
    .map(([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join("")
  const headers = { "Content-Type": "multipart/form-data; boundary=edge" }
  const sent = await visitor.send(path, { method: "POST", headers, body: `${body}--edge--\r\n` })
  expect([sent.status, sent.text]).toEqual([204, ""])
  expect((await visitor.get(`/en${path}?event=open&pid=604`)).status).toBe(204)
  await visitor.post(ajax, { action: "pum_analytics", event: "conversion", pid: "604" })
  const crossSite = { "Sec-Fetch-Site": "cross-site" }
  expect((await visitor.get(`${path}?event=open&pid=604`, crossSite)).status).toBe(403)
  await visitor.get(`${path}?event=open&pid=1`)
  await visitor.get(`${path}?event=erase&pid=604`)
  const { page } = await administrator.get("/en/wp-admin/popups/")
  const row = [...page.querySelectorAll("tbody tr")].find((one) => one.textContent.includes("(604)"))
  expect([...(row?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent)).toEqual(["2", "1", "50%"])
})

test("a followed call to action is counted once, and leads to the page's own address", async () => {
  const visitor = createVisitor(shop)
  const { page } = await visitor.get("/en/rincon/")
  const hrefs = [...page.querySelectorAll(".pum-cta a")].map((link) => link.getAttribute("href"))
  expect(hrefs).toEqual(["/en/tienda/?cta=1", "/en/checkout/?cta=1"])
  const followed = await visitor.get("/en/tienda/?orderby=price&cta=1&pid=605")
  expect([followed.status, followed.headers.get("Location")]).toEqual([303, "/en/tienda/?orderby=price"])
  await visitor.get("/en/tienda/?cta=1&pid=605", { "Sec-Purpose": "prefetch" })
  await visitor.get("/en/tienda/?cta=1&pid=605", { "Sec-Fetch-Site": "cross-site" })
  await visitor.get("/en/tienda/?pid=605")
  await visitor.get("/en/tienda/?cta=1")
  const counts = await administrator.get("/en/wp-admin/popups/")
  const row = [...counts.page.querySelectorAll("tbody tr")].find((one) => one.textContent.includes("(605)"))
  expect([...(row?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent)).toEqual(["0", "1", "–"])
})

test("the counts are for administrators alone", async () => {
  const { text } = await createVisitor(shop).visit("/wp-admin/popups/")
  expect(text).not.toContain("er-admin-table")
})

test.each([
  ["/rincon/", ["contact", "video", "countdown", "basket"]],
  ["/en/rincon/vitrina/", ["age", "newsletter"]],
] as const)("%s prints its popups with their settings", async (path, names) => {
  const { page } = await createVisitor(shop).get(path)
  const config = JSON.parse(page.querySelector("[data-ringside-config]")?.textContent ?? "") as {
    host: { pum_popups: object }
  }
  const ids = [...page.querySelectorAll(".pum")].map(({ id }) => id)
  expect(ids).toEqual(names.map((name) => `pum-${String(popupIds[name])}`))
  expect(Object.keys(config.host.pum_popups)).toEqual(ids)
})

test("the film can be read in parts", async () => {
  const answer = await shop.fetch(new Request("http://shop.test/videos/turn.webm", { headers: { Range: "bytes=0-3" } }))
  expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([206, 4])
})
