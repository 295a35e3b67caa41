import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { createCartServer } from "../../src/cartServer/index.ts"
import { formatLibraryTags, formatLibraryUrl, type HostLibrary, serveHostLibrary } from "../support/hostLibraries.ts"
import { openHost } from "../support/openHost.ts"
import { translatedPage } from "../support/translatedPage.ts"

const words: Readonly<Record<string, string>> = {
  "En el taller": "In the workshop",
  Lijado: "Sanding",
  Barniz: "Varnish",
  Primera: "First",
  Segunda: "Second",
  "Ver más": "Show more",
  Colour: "Shade",
  Red: "Crimson",
}

/** Settings of a page that is shown in English, and was written in Spanish. */
const config = {
  host: {
    trp_data: {
      ...translatedPage,
      trp_attributes_selectors: { title: { selector: "[title]", accessor: "title", attribute: true } },
      trp_attributes_accessors: ["title"],
    },
  },
}

interface Translator {
  /** The texts of each request, in order. */
  readonly asked: readonly (readonly string[])[]
  /** Holds answers back until it is called. */
  hold(): () => void
}

/** Answers requests for translations on `page`. */
async function serveTranslations(page: Page): Promise<Translator> {
  const asked: string[][] = []
  let held: Promise<void> | undefined
  await page.route("**/trp-ajax.php", async (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? "")
    const originals = JSON.parse(fields.get("originals") ?? "[]") as string[]
    asked.push(originals)
    await held
    await route.fulfill({
      json: originals.map((original) => ({
        ...{ original, dbID: "1", group: "dynamicstrings" },
        translationsArray: { en_GB: { translated: words[original] ?? "" } },
      })),
    })
  })
  return {
    asked,
    hold() {
      let release: () => void = () => undefined
      held = new Promise<void>((done) => {
        release = () => {
          held = undefined
          done()
        }
      })
      return release
    },
  }
}

async function open(body: string, libraries: readonly HostLibrary[]) {
  const opened: { translator?: Translator } = {}
  const { page } = await openHost(
    "/en/hooks/",
    { state: 3, config, head: formatLibraryTags(...libraries), body },
    {
      before: () => {
        window.received = []
      },
      async prepare(tab) {
        await Promise.all(libraries.map((library) => serveHostLibrary(tab, `**${formatLibraryUrl(library)}`, library)))
        opened.translator = await serveTranslations(tab)
      },
    },
  )
  if (!opened.translator) throw new Error("Nobody answers requests for translations.")
  return { page, translator: opened.translator }
}

/** A tree that React owns: a heading, a text with a title, and a list; `render` draws it with other values. */
const app = `<section id="app"></section><script>
  const draw = React.createElement
  const root = ReactDOM.createRoot(document.getElementById("app"))
  window.render = ({ text, title, items, turn = 0 }) => ReactDOM.flushSync(() => root.render(
    draw("div", { "data-turn": turn },
      draw("h2", null, "En el taller"),
      draw("p", { title }, text, " ", draw("b", null, turn)),
      draw("ul", null, items.map((item) => draw("li", { key: item }, item))))))
  window.first = { text: "Lijado", title: "Barniz", items: ["Primera", "Segunda"] }
</script>`

/** Reads the content of the app. */
function readApp(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() => {
    const read = (selector: string) => [...document.querySelectorAll(`#app ${selector}`)]
    const [paragraph] = read("p")
    return [
      read("h2")[0]?.textContent,
      paragraph?.childNodes[0]?.nodeValue,
      paragraph?.getAttribute("title"),
      ...read("li").map(({ textContent }) => textContent),
    ]
  })
}

const translated = ["In the workshop", "Sanding", "Varnish", "First", "Second"]

test("a tree that React owns is translated once, and stays so however often React draws it again", async () => {
  const { page, translator } = await open(app, ["react", "reactDom"])
  await page.evaluate("render(first)")
  await expect.poll(() => readApp(page)).toEqual(translated)
  expect(translator.asked).toHaveLength(1)
  const writes = await page.evaluate(async () => {
    let count = 0
    const observer = new MutationObserver((records) => {
      count += records.filter(({ target }) => !(target instanceof Element && target.matches("[data-turn]"))).length
    })
    observer.observe(document.querySelector("#app ul") ?? document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    const render = Reflect.get(window, "render") as (state: object) => void
    const first = Reflect.get(window, "first") as object
    for (let turn = 1; turn <= 30; turn += 1) {
      render({ ...first, turn })
      await new Promise((done) => requestAnimationFrame(done))
    }
    return count
  })
  expect(writes).toBe(0)
  expect(await readApp(page)).toEqual(translated)
  expect(translator.asked).toHaveLength(1)
})

test("nodes that React removes, adds and changes follow React, and attributes and new nodes are translated", async () => {
  const { page, translator } = await open(app, ["react", "reactDom"])
  await page.evaluate("render(first)")
  await expect.poll(() => readApp(page)).toEqual(translated)
  // The list in another order, one taken out and one added: React moves and removes the nodes that it has made.
  await page.evaluate(`render({ ...first, title: "Lijado", items: ["Segunda", "Ver más"], turn: 1 })`)
  await expect.poll(() => readApp(page)).toEqual(["In the workshop", "Sanding", "Sanding", "Second", "Show more"])
  await page.evaluate(`render({ ...first, items: ["Primera", "Segunda", "Ver más"], turn: 2 })`)
  await expect
    .poll(() => readApp(page))
    .toEqual(["In the workshop", "Sanding", "Varnish", "First", "Second", "Show more"])
  // Text that React changes in a node of its own is shown as React wrote it: only nodes and attributes are watched.
  await page.evaluate(`render({ ...first, text: "Barniz mate", items: [], turn: 3 })`)
  expect((await readApp(page))[1]).toBe("Barniz mate")
  await page.evaluate(`ReactDOM.flushSync(() => root.unmount())`)
  expect(await page.locator("#app").innerHTML()).toBe("")
  expect(translator.asked).toEqual([["En el taller", "Lijado", "Primera", "Segunda", "Barniz"], ["Ver más"]])
})

test("what React changes while the answer is on its way is not overwritten by it", async () => {
  const { page, translator } = await open(app, ["react", "reactDom"])
  const release = translator.hold()
  await page.evaluate("render(first)")
  await expect.poll(() => translator.asked.length).toBe(1)
  await page.evaluate(`render({ ...first, text: "Otra cosa", title: "Otro título", items: ["Segunda"], turn: 1 })`)
  release()
  await expect.poll(() => page.locator("#app h2").textContent()).toBe("In the workshop")
  expect(await readApp(page)).toEqual(["In the workshop", "Otra cosa", "Otro título", "Second"])
})

test("React keeps updating a text that we have translated, without both replacing the same node", async () => {
  const { page, translator } = await open(app, ["react", "reactDom"])
  await page.evaluate("render(first)")
  await expect.poll(() => readApp(page)).toEqual(translated)
  // React and the translation take turns on one attribute: each of React's writes is translated once.
  for (const [turn, title] of ["Lijado", "Barniz", "Lijado", "Barniz"].entries()) {
    await page.evaluate(`render({ ...first, title: ${JSON.stringify(title)}, turn: ${turn + 1} })`)
    await expect.poll(() => page.locator("#app p").getAttribute("title")).toBe(words[title])
  }
  expect(translator.asked).toHaveLength(1)
})

/** A part that jQuery's own request brings, and puts in when the answer is there. */
const load = `jQuery.ajax({ url: "/part.html", dataType: "html" }).done((html) => jQuery("#part").html(html))`

test.each(["jquery1", "jquery3", "jquery4"] as const)(
  "what a request of %s brings is asked for once",
  async (library) => {
    const { page, translator } = await open('<section id="part"></section>', [library])
    await page.route("**/part.html", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h2>En el taller</h2><p title='Barniz'>Lijado</p>" }),
    )
    await page.waitForFunction(() => Boolean(Reflect.get(window, "jQuery")))
    await page.evaluate(load)
    await expect.poll(() => page.locator("#part h2").textContent()).toBe("In the workshop")
    expect(await page.locator("#part p").evaluate((part) => [part.textContent, part.getAttribute("title")])).toEqual([
      "Sanding",
      "Varnish",
    ])
    expect(translator.asked).toHaveLength(1)
    await page.evaluate(load)
    await expect.poll(() => page.locator("#part h2").textContent()).toBe("In the workshop")
    expect(translator.asked).toHaveLength(1)
  },
)

test.each(["jquery1", "jquery3", "jquery4"] as const)(
  "handlers of the page that %s holds at the document go on",
  async (library) => {
    const { page } = await open(
      `<script>
         window.received = []
         jQuery(document).on("click", "#press", () => window.received.push("before"))
       </script><button id="press">12</button><p id="late"></p>`,
      [library],
    )
    await page.evaluate(() => document.querySelector("#late")?.append("Lijado"))
    await expect.poll(() => page.locator("#late").textContent()).toBe("Sanding")
    await page.evaluate(`jQuery(document).on("click", "#press", () => window.received.push("after"))`)
    await page.locator("#press").click()
    expect(await page.evaluate(() => window.received)).toEqual(["before", "after"])
  },
)

test("what a script adds between our script and the late code is found, and what the parser adds is not", async () => {
  const { page, translator } = await open(
    `<p id="server">Already English</p>
     <script>addEventListener("DOMContentLoaded", () => setTimeout(() => {
       document.getElementById("server").insertAdjacentHTML("afterend", "<p id=early>Lijado</p>")
     }))</script>`,
    [],
  )
  await expect.poll(() => page.locator("#early").textContent()).toBe("Sanding")
  expect(await page.locator("#server").textContent()).toBe("Already English")
  expect(translator.asked).toEqual([["Lijado"]])
})

test("a page that is shown in the language that it was written in fetches nothing for it", async () => {
  const files: string[] = []
  const { page } = await openHost(
    "/en/hooks/",
    {
      state: 3,
      config: { host: { trp_data: { trp_language_to_query: "" } } },
      body: '<p data-ringside="cart-count">0</p>',
    },
    {
      prepare: async (tab) => {
        tab.on("request", (request) => files.push(request.url()))
        await Promise.resolve()
      },
    },
  )
  // The hook has the late code started, which fetches chunks at once where it has use for them.
  await expect.poll(() => files.some((file) => file.includes("chunks/late"))).toBe(true)
  await page.waitForLoadState("networkidle")
  expect(files.filter((file) => file.includes("chunks/translation"))).toEqual([])
})

test("what was chosen of a line is translated in our own basket, and stays so while React draws its quantity", async () => {
  const cart = createCartServer()
  cart.basketOf().add({ id: 151, quantity: 1 })
  const opened: { translator?: Translator } = {}
  const body = '<div data-ringside="mini-cart" data-ringside-layout="inline"></div>'
  const { page } = await openHost(
    "/en/hooks/",
    { state: 3, cart, config, body },
    {
      async prepare(tab) {
        opened.translator = await serveTranslations(tab)
      },
    },
  )
  const line = page.locator(".ringside-mini-cart-line")
  await line.getByText("Shade: Crimson").waitFor()
  await line.getByRole("spinbutton").fill("2")
  await page.keyboard.press("Enter")
  await expect.poll(() => line.textContent()).toContain("70")
  expect(await line.textContent()).toContain("Shade: Crimson")
  expect(opened.translator?.asked.flat()).toEqual(["Colour", "Red"])
})
