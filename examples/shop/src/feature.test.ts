import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { integer, pgTable, text } from "drizzle-orm/pg-core"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { createShop, shopFeatures, type RunningShop } from "./app.ts"
import { isRecord } from "./endpoints/storeApiBody.ts"
import { defineFeature } from "./feature.ts"
import { respondPage } from "./features/site/respond.ts"
import { html } from "./html/html.ts"
import { defineService, type Shop } from "./shop.ts"
import { languages, type Texts } from "./texts/languages.ts"
import { logInAs } from "./testing/account.ts"
import { createVisitor, type Answer } from "./testing/visitor.ts"

const texts: Texts<{ readonly title: string }> = { es: { title: "Libro de visitas" }, en: { title: "Guest book" } }
const password = "tres asaltos y medio"
const guests = pgTable("guests", { id: integer().primaryKey(), name: text().notNull() })

declare module "./shop.ts" {
  interface ShopOptions {
    readonly hostOfGuests?: string
  }
}
const guestsOf = defineService((): string[] => [])

let folder = ""
let shop: RunningShop

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shop-guests-"))
  await writeFile(join(folder, "9001-guests.sql"), "create table guests (id integer primary key, name text not null)")
  const guestBook = defineFeature({
    name: "guests",
    pages: [
      {
        method: "GET",
        path: "/invitados/",
        answer: (context) =>
          respondPage(context, {
            title: texts[context.var.visit.language].title,
            bodyClass: "guests",
            settings: { host: { guest_page: { rows: "5" } } },
            policy: { "script-src": ["https://guests.test"], "frame-src": ["https://guests.test"] },
            content: () => html`<h1>${texts[context.var.visit.language].title}</h1>`,
          }),
      },
    ],
    routes: [
      {
        method: "GET",
        path: "/invitados.txt",
        answer: (context) => context.text(guestsOf(context.var.visit.shop).join()),
      },
    ],
    open: (opened) => Promise.resolve(void guestsOf(opened).push(opened.options.hostOfGuests ?? "nobody")),
    navigation: [
      { places: ["menu", "footer"], path: "/invitados/", title: (language) => texts[language].title, position: 45 },
    ],
    adminPages: [{ path: "guests/", title: (language) => texts[language].title, position: 15 }],
    everyPage: {
      beforeFooter: (visit, customer) =>
        customer ? undefined : html`<aside class="guests">${texts[visit.language].title}</aside>`,
    },
    links: { invite: (context) => context.redirect("/invitados/", 303) },
    wcAjax: {
      sign: {
        method: "POST",
        answer: async (context) => {
          const { database } = context.var.visit.shop
          await database.insert(guests).values({ id: 1, name: "Ana" })
          return context.json(await database.select().from(guests))
        },
      },
    },
    adminAjax: { greet: (context, visit) => context.text(texts[visit.language].title) },
    storeApi: [
      {
        method: "GET",
        path: "/guests/:id",
        answer: (_visit, { params }) => Promise.resolve({ status: 200, body: params }),
      },
    ],
    settings: () => ({ host: { guest_params: { enabled: "1" } } }),
    texts,
    migrations: folder,
  })
  shop = await createShop({
    dataDir: "memory://",
    hostOfGuests: "Ana",
    features: [...shopFeatures, guestBook],
    administrator: { password },
  })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

function readSettings({ page }: Answer): Readonly<Record<string, unknown>> {
  const config: unknown = JSON.parse(page.querySelector("[data-ringside-config]")?.textContent ?? "")
  return isRecord(config) && isRecord(config.host) ? config.host : {}
}

describe("a feature that is added to the list", () => {
  test.each([
    { path: "/invitados/", title: "Libro de visitas" },
    { path: "/en/invitados/", title: "Guest book" },
  ])("has its page at $path, with what the page declares", async ({ path, title }) => {
    const answer = await createVisitor(shop).get(path)
    expect(answer.page.querySelector("h1")?.textContent).toBe(title)
    expect(readSettings(answer)).toMatchObject({ guest_params: { enabled: "1" }, guest_page: { rows: "5" } })
    const policy = answer.headers.get("Content-Security-Policy")?.split("; ")
    // Behind it stands the hash of the import map, where the script tag is built.
    expect(policy).toContainEqual(expect.stringMatching(/^script-src 'self' https:\/\/guests\.test( 'sha256-\S+')?$/))
    expect(policy).toContain("frame-src 'self' https://guests.test")
  })

  test("prints its settings on every page, and what one page declares on that page alone", async () => {
    const answer = await createVisitor(shop).get("/tienda/")
    expect(readSettings(answer)).toMatchObject({ guest_params: { enabled: "1" } })
    expect(readSettings(answer)).not.toHaveProperty("guest_page")
    expect(answer.headers.get("Content-Security-Policy")).not.toContain("guests.test")
  })

  test("adds its markup to every page, where it declares it", async () => {
    const guest = createVisitor(shop)
    expect((await guest.get("/en/tienda/")).page.querySelector("main ~ aside.guests")?.textContent).toBe("Guest book")
    expect((await guest.get("/nada/")).page.querySelectorAll("main ~ aside.guests")).toHaveLength(1)
    await logInAs(guest, "admin", password)
    expect((await guest.get("/tienda/")).page.querySelector("aside.guests")).toBeNull()
  })

  test("has its link in the menu and the footer, at its position and in the page's language", async () => {
    const { page } = await createVisitor(shop).get("/en/invitados/")
    const list = (selector: string) => [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)
    expect(list(".er-nav ul:not(.sub-menu) > li > a").slice(0, 2)).toEqual(["All figures", "Guest book"])
    expect(page.querySelector(".er-nav [aria-current=page]")?.getAttribute("href")).toBe("/en/invitados/")
    expect(list(".sub-menu a")).not.toContain("Guest book")
    expect(list("[aria-labelledby=er-footer-service] a")).toEqual([
      ...["About the workshop", "Shipping and returns", "Terms and conditions", "Privacy"],
      ...["Guest book", "Legal notice"],
    ])
  })

  test("has its entry in the navigation of the administration, at its position", async () => {
    const administrator = createVisitor(shop)
    await logInAs(administrator, "admin", password)
    const { page } = await administrator.get("/en/wp-admin/orders/")
    const links = [...page.querySelectorAll(".er-admin-nav > ul a")].map((link) => link.getAttribute("href"))
    expect(links).toEqual(
      ["orders", "guests", "sources", "reviews", "outbox", "popups", "translations", "settings"].map(
        (name) => `/en/wp-admin/${name}/`,
      ),
    )
  })

  test("answers at its addresses, links, endpoints and in the Store API", async () => {
    const visitor = createVisitor(shop)
    expect((await visitor.get("/invitados.txt")).text).toBe("Ana")
    expect((await visitor.get("/tienda/?invite=1")).headers.get("Location")).toBe("/invitados/")
    expect((await visitor.get("/?wc-ajax=sign")).status).toBe(400)
    expect((await visitor.post("/?wc-ajax=sign", {})).json()).toEqual([{ id: 1, name: "Ana" }])
    const greeting = { action: "greet", "trp-form-language": "en" }
    expect((await visitor.post("/wp-admin/admin-ajax.php", greeting)).text).toBe("Guest book")
    expect((await visitor.get("/en/wp-json/wc/store/v1/guests/7")).json()).toEqual({ id: "7" })
    expect((await visitor.post("/wp-json/wc/store/v1/guests/7", {})).status).toBe(404)
  })
})

test("a service of a feature is created once for each shop", () => {
  const [first, second] = [{ secret: "one" } as Shop, { secret: "other" } as Shop]
  const create = vi.fn(({ secret }: Shop) => ({ secret }))
  const secretOf = defineService(create)
  expect(create).not.toHaveBeenCalled()
  expect([secretOf(first).secret, secretOf(second).secret]).toEqual(["one", "other"])
  expect(secretOf(first)).toBe(secretOf(first))
  expect(secretOf(second)).toBe(secretOf(second))
  expect(create).toHaveBeenCalledTimes(2)
})

test.each(["links.ts", "shop.ts", "pageAdditions.ts"])("%s names no feature", async (file) => {
  expect(await readFile(new URL(file, import.meta.url), "utf8")).not.toContain("/features/")
})

test("two features can't answer one name", async () => {
  const again = defineFeature({ name: "again", links: { "add-to-cart": (context) => context.text("") } })
  await expect(createShop({ dataDir: "memory://", features: [...shopFeatures, again] })).rejects.toThrow(/add-to-cart/)
})

test.each(shopFeatures.filter(({ texts: words }) => words))(
  "$name has all its words in every language",
  ({ texts: words }) => {
    const [first, ...others] = languages.map((language) => namesIn(words?.[language]))
    for (const names of others) expect(names).toEqual(first)
  },
)

/** The paths of all words. */
function namesIn(words: unknown, path = ""): readonly string[] {
  if (!isRecord(words)) return words === "" ? [] : [path]
  return Object.entries(words).flatMap(([name, value]) => namesIn(value, `${path}.${name}`))
}
