import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createShop, type RunningShop } from "../../app.ts"
import { loginCookie, sessionCookie } from "../../session/cookieNames.ts"
import { confirmBy, hiddenFieldsOf, isLoggedIn, logInAs, registerAs } from "../../testing/account.ts"
import { addByLink, attributeOf, quantitiesOf, textOf } from "../../testing/cart.ts"
import { createVisitor, type Visitor } from "../../testing/visitor.ts"

const password = "tres asaltos y medio"
const hourMs = 60 * 60_000

let shop: RunningShop
let nowMs = Date.now()
let administrator: Visitor

beforeAll(async () => {
  const options = { dataDir: "memory://", publicUrl: "http://shop.test", administrator: { password } }
  shop = await createShop({ ...options, clock: () => nowMs })
  administrator = createVisitor(shop)
  await logInAs(administrator, "admin", password)
})
afterAll(() => shop.close())

/** Reads the newest e-mail to an address in the administration. */
async function emailTo(address: string): Promise<{ readonly subject: string; readonly href: string }> {
  const list = await administrator.get("/wp-admin/outbox/")
  const row = [...list.page.querySelectorAll("tbody tr")].find((one) => one.textContent.includes(address))
  const email = await administrator.get(row?.querySelector("a")?.getAttribute("href") ?? "/wp-admin/outbox/0/")
  const href = attributeOf(email, ".er-letter a[href*='?key=']", "href")
  return { subject: textOf(email, "h1"), href: href.replace("http://shop.test", "") }
}

/** Creates a customer and logs them in. */
async function newCustomer(email: string): Promise<Visitor> {
  const visitor = createVisitor(shop)
  await registerAs(visitor, email, password)
  await confirmBy(visitor, (await emailTo(email)).href)
  return visitor
}

describe("registration", () => {
  test("is finished by the link of the e-mail, which logs in and works once", async () => {
    const visitor = createVisitor(shop)
    await addByLink(visitor, 101)
    const answer = await registerAs(visitor, "Ana@Example.com", password)
    expect(answer.status).toBe(303)
    expect(await isLoggedIn(visitor)).toBe(false)
    const { href } = await emailTo("ana@example.com")
    const done = await confirmBy(visitor, href)
    expect(textOf(done, ".woocommerce-message")).toContain("Tu cuenta está lista")
    expect(textOf(done, ".woocommerce-MyAccount-content")).toContain("ana@example.com")
    expect(await quantitiesOf(visitor)).toEqual({ 101: 1 })
    const again = await createVisitor(shop).visit(href)
    expect(textOf(again, ".woocommerce-error")).toContain("ya se ha usado")
  })

  test("asks another browser for the password, so that nobody's password becomes another's", async () => {
    await registerAs(createVisitor(shop), "other@example.com", password)
    const { href } = await emailTo("other@example.com")
    const owner = createVisitor(shop)
    const refused = await confirmBy(owner, href, { password: "not that one" })
    expect(refused.status).toBe(422)
    expect(await isLoggedIn(owner)).toBe(false)
    await confirmBy(owner, href, { password })
    expect(await isLoggedIn(owner)).toBe(true)
  })

  test("answers the same for an address that has an account, and writes to its owner", async () => {
    await newCustomer("known@example.com")
    const [stranger, newcomer] = [createVisitor(shop), createVisitor(shop)]
    await registerAs(stranger, "known@example.com", "another password")
    await registerAs(newcomer, "newer@example.com", "another password")
    const words = async (visitor: Visitor) => textOf(await visitor.get("/mi-cuenta/"), ".woocommerce-message")
    expect((await words(stranger)).replace("known@", "newer@")).toBe(await words(newcomer))
    expect((await emailTo("known@example.com")).subject).toBe("Ya tienes cuenta en Esquina Roja")
    expect((await logInAs(stranger, "known@example.com", "another password")).status).toBe(403)
  })

  test("keeps the address that was typed, says what is wrong, and never sends a password back", async () => {
    const answer = await registerAs(createVisitor(shop), "ana@", "short")
    expect(answer.status).toBe(422)
    expect(answer.page.querySelector("#reg_email")?.getAttribute("value")).toBe("ana@")
    expect(answer.page.querySelector("#reg_email")?.getAttribute("aria-invalid")).toBe("true")
    expect(textOf(answer, "#reg_password-fault")).toContain("8")
    expect(answer.text).not.toContain('"short"')
  })

  test("reads an address of 100,000 characters at once", async () => {
    const answer = await registerAs(createVisitor(shop), "a@".repeat(50_000), password)
    expect(answer.status).toBe(422)
  })
})

describe("login", () => {
  beforeAll(() => newCustomer("login@example.com"))

  test("gives the session a new id and keeps its basket, as logging out does", async () => {
    const visitor = createVisitor(shop)
    await addByLink(visitor, 101)
    const before = visitor.cookies.get(sessionCookie) ?? ""
    expect((await logInAs(visitor, "login@example.com", password)).headers.get("Location")).toBe("/mi-cuenta/")
    const during = visitor.cookies.get(sessionCookie) ?? ""
    expect(during).not.toBe(before)
    expect(await isLoggedIn(visitor)).toBe(true)
    expect(await quantitiesOf(visitor)).toEqual({ 101: 1 })
    const link = (await visitor.get("/mi-cuenta/")).page.querySelector("[href*=customer-logout]")?.getAttribute("href")
    await visitor.visit(link ?? "")
    expect(await isLoggedIn(visitor)).toBe(false)
    expect(visitor.cookies.get(sessionCookie)).not.toBe(during)
    expect(await quantitiesOf(visitor)).toEqual({ 101: 1 })
  })

  test("leaves whoever knew the session before it outside, and whoever has only one of its cookies", async () => {
    const victim = createVisitor(shop)
    await addByLink(victim, 101)
    const attacker = createVisitor(shop, victim.cookies)
    await logInAs(victim, "login@example.com", password)
    expect(await isLoggedIn(attacker)).toBe(false)
    expect(await quantitiesOf(attacker)).toEqual({})
    const proof = victim.cookies.get(loginCookie) ?? ""
    expect(await isLoggedIn(createVisitor(shop, new Map([...attacker.cookies, [loginCookie, proof]])))).toBe(false)
    const session = victim.cookies.get(sessionCookie) ?? ""
    expect(await isLoggedIn(createVisitor(shop, new Map([[sessionCookie, session]])))).toBe(false)
  })

  test("sent twice at once leads to one session with the basket", async () => {
    const visitor = createVisitor(shop)
    await addByLink(visitor, 101)
    const form = hiddenFieldsOf(await visitor.get("/mi-cuenta/"), "form.woocommerce-form-login")
    const twin = createVisitor(shop, visitor.cookies)
    const fields = { ...form, username: "login@example.com", password }
    await Promise.all([visitor.post("/mi-cuenta/", fields), twin.post("/mi-cuenta/", fields)])
    expect(twin.cookies.get(sessionCookie)).toBe(visitor.cookies.get(sessionCookie))
    expect(await quantitiesOf(visitor)).toEqual({ 101: 1 })
  })

  test("says the same for a wrong password and an unknown account, and keeps the name", async () => {
    const [wrong, unknown] = [
      await logInAs(createVisitor(shop), "login@example.com", "wrong"),
      await logInAs(createVisitor(shop), "nobody@example.com", "wrong"),
    ]
    expect([wrong.status, unknown.status]).toEqual([403, 403])
    expect(textOf(wrong, ".woocommerce-error")).toBe(textOf(unknown, ".woocommerce-error"))
    expect(unknown.page.querySelector("#username")?.getAttribute("value")).toBe("nobody@example.com")
    expect(unknown.page.querySelector("#password")?.getAttribute("value")).toBeNull()
  })

  test("is refused after ten wrong passwords, even with the right one, until a quarter of an hour has passed", async () => {
    await newCustomer("guessed@example.com")
    const visitor = createVisitor(shop)
    for (let turn = 0; turn < 10; turn += 1) await logInAs(visitor, "guessed@example.com", "wrong")
    expect((await logInAs(visitor, "Guessed@example.com ", password)).status).toBe(429)
    nowMs += 15 * 60_000
    expect((await logInAs(visitor, "guessed@example.com", password)).status).toBe(303)
  })

  test("counts guesses that come at once", async () => {
    const visitor = createVisitor(shop)
    const form = hiddenFieldsOf(await visitor.get("/mi-cuenta/"), "form.woocommerce-form-login")
    const guess = () => visitor.post("/mi-cuenta/", { ...form, username: "at.once@example.com", password: "wrong" })
    const answers = await Promise.all(Array.from({ length: 15 }, guess))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  test("needs the nonce of a page that isn't older than a day", async () => {
    const visitor = createVisitor(shop)
    const form = hiddenFieldsOf(await visitor.get("/mi-cuenta/"), "form.woocommerce-form-login")
    const fields = { ...form, username: "login@example.com", password }
    nowMs += 25 * hourMs
    const answer = await visitor.post("/mi-cuenta/", fields)
    expect(answer.status).toBe(403)
    expect(textOf(answer, ".woocommerce-error")).toContain("La página ha caducado")
    expect(await isLoggedIn(visitor)).toBe(false)
    const foreign = hiddenFieldsOf(await createVisitor(shop).get("/mi-cuenta/"), "form.woocommerce-form-login")
    expect((await visitor.post("/mi-cuenta/", { ...fields, ...foreign })).status).toBe(403)
    const crossSite = { Origin: "https://elsewhere.test" }
    expect((await visitor.post("/mi-cuenta/", fields, crossSite)).status).toBe(403)
  })

  test.each([
    { redirect: "/checkout/", to: "/checkout/" },
    { redirect: "/mi-cuenta/orders/?paged=2&a=%26b", to: "/mi-cuenta/orders/?paged=2&a=%26b" },
    { redirect: "https://elsewhere.test/", to: "/mi-cuenta/" },
    { redirect: "//elsewhere.test/", to: "/mi-cuenta/" },
    { redirect: "/\\elsewhere.test/", to: "/mi-cuenta/" },
    { redirect: "/..//elsewhere.test/", to: "/mi-cuenta/" },
    { redirect: "javascript:alert(1)", to: "/mi-cuenta/" },
  ])("with the redirect $redirect leads to $to", async ({ redirect, to }) => {
    const answer = await logInAs(createVisitor(shop), "login@example.com", password, { redirect })
    expect(answer.headers.get("Location")).toBe(to)
  })

  test("ends after two days, or after two weeks for those who are remembered", async () => {
    const [visitor, remembered] = [createVisitor(shop), createVisitor(shop)]
    const answer = await logInAs(visitor, "login@example.com", password)
    expect(answer.headers.getSetCookie().find((cookie) => cookie.startsWith(loginCookie))).not.toContain("Max-Age")
    await logInAs(remembered, "login@example.com", password, { rememberme: "forever" })
    nowMs += 49 * hourMs
    expect(await isLoggedIn(visitor)).toBe(false)
    expect(await isLoggedIn(remembered)).toBe(true)
    nowMs += 13 * 24 * hourMs
    expect(await isLoggedIn(remembered)).toBe(false)
    await logInAs(administrator, "admin", password)
  })

  test("is asked for at pages that need one", async () => {
    const path = "/en/my-account/orders/?paged=2&a=%26b"
    const answer = await createVisitor(shop).get(path)
    expect(answer.status).toBe(403)
    expect(attributeOf(answer, "input[name=redirect]", "value")).toBe(path)
    expect(textOf(answer, "h1")).toBe("My account")
  })

  test("logging out by a link of another session is asked about first", async () => {
    const visitor = createVisitor(shop)
    await logInAs(visitor, "login@example.com", password)
    const question = await visitor.get("/mi-cuenta/customer-logout/?_wpnonce=0123456789abcdef0123")
    expect(await isLoggedIn(visitor)).toBe(true)
    await visitor.submit("/mi-cuenta/customer-logout/", hiddenFieldsOf(question, "main form"))
    expect(await isLoggedIn(visitor)).toBe(false)
  })
})

describe("a lost password", () => {
  async function askFor(visitor: Visitor, address: string): Promise<string> {
    const form = hiddenFieldsOf(await visitor.get("/mi-cuenta/lost-password/"), "form.lost_reset_password")
    const answer = await visitor.submit("/mi-cuenta/lost-password/", { ...form, user_login: address })
    return textOf(answer, ".woocommerce-message, .woocommerce-error")
  }

  async function choose(visitor: Visitor, href: string, chosen: string) {
    const form = hiddenFieldsOf(await visitor.visit(href), "form.lost_reset_password")
    return visitor.submit("/mi-cuenta/lost-password/", { ...form, password_1: chosen, password_2: chosen })
  }

  test("is replaced by a link that works once, and ends all logins", async () => {
    const email = "lost@example.com"
    const customer = await newCustomer(email)
    const visitor = createVisitor(shop)
    await askFor(visitor, email)
    const { href } = await emailTo(email)
    const page = await visitor.visit(href)
    expect(page.text).not.toContain(href.split("key=")[1])
    expect(textOf(await choose(visitor, href, "a new password"), ".woocommerce-message")).toContain(
      "Contraseña cambiada",
    )
    expect(await isLoggedIn(customer)).toBe(false)
    expect((await logInAs(createVisitor(shop), email, password)).status).toBe(403)
    expect((await logInAs(createVisitor(shop), email, "a new password")).status).toBe(303)
    expect(textOf(await createVisitor(shop).visit(href), ".woocommerce-error")).toContain("ya se ha usado")
    expect((await emailTo(email)).subject).toBe("Tu contraseña ha cambiado")
  })

  test("has a link that expires after an hour", async () => {
    const email = "late@example.com"
    await newCustomer(email)
    await askFor(createVisitor(shop), email)
    const { href } = await emailTo(email)
    nowMs += hourMs
    expect(textOf(await createVisitor(shop).visit(href), ".woocommerce-error")).toContain("caducado")
    expect((await logInAs(createVisitor(shop), email, password)).status).toBe(303)
  })

  test("is asked for in the same words by owners and strangers", async () => {
    await newCustomer("owner@example.com")
    const [owner, stranger] = [createVisitor(shop), createVisitor(shop)]
    const words = await askFor(owner, "owner@example.com")
    expect((await askFor(stranger, "stranger@example.com")).replace("stranger@", "owner@")).toBe(words)
    expect((await emailTo("stranger@example.com")).subject).toBe("No hay cuenta con esta dirección")
  })

  test("writes three times an hour to one address", async () => {
    const answers: string[] = []
    for (let turn = 0; turn < 4; turn += 1) answers.push(await askFor(createVisitor(shop), "often@example.com"))
    expect(answers.at(2)).toContain("Hemos escrito")
    expect(answers.at(3)).toBe("Has pedido demasiados enlaces. Espera una hora y vuelve a intentarlo.")
  })
})

describe("details", () => {
  test("a new password needs the old one and ends the other logins", async () => {
    const email = "details@example.com"
    const [customer, elsewhere] = [await newCustomer(email), createVisitor(shop)]
    await logInAs(elsewhere, email, password)
    const path = "/mi-cuenta/edit-account/"
    const form = hiddenFieldsOf(await customer.get(path), "form.edit-account")
    const fields = { ...form, account_first_name: "Ana", account_last_name: "Roca", password_1: "another one!" }
    const refused = await customer.post(path, { ...fields, password_2: "another one!", password_current: "wrong" })
    expect(refused.status).toBe(422)
    expect(refused.page.querySelector("#account_first_name")?.getAttribute("value")).toBe("Ana")
    await customer.post(path, { ...fields, password_2: "another one!", password_current: password })
    expect(textOf(await customer.get("/mi-cuenta/"), "h1")).toBe("Hola, Ana Roca")
    expect(await isLoggedIn(elsewhere)).toBe(false)
    expect((await logInAs(elsewhere, email, "another one!")).status).toBe(303)
  })

  test("are no page that a browser keeps", async () => {
    const customer = await newCustomer("kept@example.com")
    expect((await customer.get("/mi-cuenta/edit-account/")).headers.get("Cache-Control")).toBe("no-store")
  })
})
