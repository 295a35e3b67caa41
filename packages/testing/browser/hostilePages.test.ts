import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { describe, expect, test } from "vitest"
import { openHost } from "./support/openHost.ts"

/*
 * Pages whose elements or scripts hide or change what our code reads. The browser's driver reads the same things, so here a script of
 * the page clicks, and what is asserted is what the shop was asked.
 */

const addSouthpaw = ".post-11 .button.add_to_cart_button"

/** Clicks once the library is there, and again when the first add is shown; then runs `last`. */
const clickTwice = (last = "") => `<script>
  {
    const find = Document.prototype.querySelector.bind(document, ${JSON.stringify(addSouthpaw)})
    const click = HTMLElement.prototype.click
    let clicks = 0
    const timer = setInterval(() => {
      const isThere = Object.hasOwn(window, "ringside") && "version" in ringside
      const isShown = clicks === 0 ? isThere : find().matches(".added:not(.loading)")
      if (!isShown) return
      if (clicks === 2) {
        clearInterval(timer)
        ${last}
        return
      }
      clicks += 1
      click.call(find())
    }, 20)
  }
</script>`

/** Opens the page and waits until the shop has two, each added in the background. */
async function expectTwoAdds(body: string, before?: string): Promise<void> {
  const { page, host, readBasket } = await openHost(
    "/en/shop/",
    { state: 3, body: body + clickTwice() },
    { isPlain: true, ...(before !== undefined && { before }) },
  )
  await expect.poll(async () => (await readBasket()).count).toBe(2)
  expect(host.cart.requests.filter(({ endpoint }) => endpoint === "add_to_cart")).toHaveLength(2)
  expect(page.url()).not.toContain("?")
}

describe("a page with elements that are named like a member of its document", () => {
  test.each([
    "createElement",
    "querySelectorAll",
    "querySelector",
    "getElementById",
    "addEventListener",
    "dispatchEvent",
    "importNode",
    "body",
    "readyState",
    "activeElement",
  ])("%s adds each click in the background", async (name) => {
    await expectTwoAdds(`<img name="${name}" alt="" src="data:,"><form name="${name}"></form>`)
  })

  test("all of them adds each click in the background", async () => {
    await expectTwoAdds(`<script>
      {
        const names = [Document, Node, EventTarget].flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype))
        const create = Document.prototype.createElement.bind(document, "img")
        const { parentElement } = document.currentScript
        for (const name of names) parentElement.append(Object.assign(create(), { name }))
      }
    </script>`)
  })
})

describe("a page with a frame of another origin that is named like a global", () => {
  test.each([
    "wc_cart_fragments_params",
    "wc_add_to_cart_params",
    "astra_shop_add_to_cart",
    "jQuery",
    "wp",
    "ringside",
  ])("%s adds each click in the background", async (name) => {
    await expectTwoAdds(`<iframe name="${name}" title="" src="data:text/html,x"></iframe>`)
  })
})

test.each([
  ["cold", 1],
  ["warm", 2],
])(
  "a page on which our own code throws while it takes a click, %s, has the link followed, which adds once",
  async (when, count) => {
    const before = `{
    const { toggle } = DOMTokenList.prototype
    DOMTokenList.prototype.toggle = function (name, ...rest) {
      if (window.isBroken && name === "loading") throw new TypeError("broken by the page")
      return toggle.call(this, name, ...rest)
    }
  }`
    const options = { before, expectedErrors: /broken by the page/ }
    const { page, host, readBasket } = await openHost("/en/shop/", { state: 3 }, options)
    if (when === "warm") {
      await page.locator(".post-12 .button.add_to_cart_button").click()
      await page.locator(".post-12 .button.added").waitFor()
      // The drawer opens after the next frame; an Escape before that would leave it open over the button.
      await page.getByRole("dialog").waitFor()
      await page.keyboard.press("Escape")
    }
    await page.evaluate("window.isBroken = true")
    await page.locator(addSouthpaw).click()
    await page.waitForURL("**/*add-to-cart=11*")
    expect((await readBasket()).count).toBe(count)
    expect(host.cart.requests.filter(({ endpoint }) => endpoint === "add_to_cart")).toHaveLength(count - 1)
  },
)

/** The members that a page may put on Object.prototype, and the fault where each is read as an option. */
const polluted: readonly [string, string][] = [
  ["signal", "null"],
  ["once", "true"],
  ["capture", "true"],
  ["passive", "true"],
  ["get", "true"],
  ["set", "true"],
  ["value", '"x"'],
  ["body", '"x"'],
  ["mode", '"navigate"'],
  ["redirect", '"error"'],
  ["integrity", '"sha256-x"'],
  ["window", "1"],
  ["detail", '"x"'],
  ["attributes", "false"],
  ["root", "1"],
  ["timeout", "Symbol()"],
  ["location", "null"],
]

describe("fault 15: a page that puts on Object.prototype", () => {
  test.each(polluted)("%s = %s adds each click in the background", async (name, value) => {
    await expectTwoAdds(
      "",
      `Object.defineProperty(Object.prototype, "${name}", { __proto__: null, configurable: true, writable: true, value: ${value} })`,
    )
  })
})

/** Every member of an options object that the platform's own types have. */
function listOptionNames(): readonly string[] {
  const { resolve } = createRequire(import.meta.url)
  const files = ["dom", "es5", "es2020.intl", "es2021.intl", "es2023.intl"]
  const types = files.map((file) => readFileSync(resolve(`typescript/lib/lib.${file}.d.ts`), "utf8")).join("")
  return [...new Set([...types.matchAll(/^ {4}(?:readonly )?(\w+)\?:/gm)].map(([, name = ""]) => name))]
}

/** Notes who reads an option that no object has, by the file and line that asked. */
const noteReads = (names: readonly string[]) => `{
  const seen = []
  const ours = (stack) => stack.split("\\n").slice(2, 3).filter((line) => line.includes("/ringside/"))
  const watched = ${JSON.stringify(names)}.filter((name) => !(name in Object.prototype))
  for (const name of watched) {
    Object.defineProperty(Object.prototype, name, {
      __proto__: null,
      configurable: true,
      get() {
        for (const line of ours(new Error().stack)) seen.push(name + line.replace(/^.*\\/ringside\\//, " in ").replace(")", ""))
      },
      set(value) {
        Object.defineProperty(this, name, { __proto__: null, configurable: true, enumerable: true, writable: true, value })
      },
    })
  }
  window.endNoting = () => {
    for (const name of watched) delete Object.prototype[name]
    console.info(JSON.stringify([...new Set(seen)]))
  }
}`

test("nothing of ours is read through Object.prototype as an option", async () => {
  const names = listOptionNames()
  expect(names.length).toBeGreaterThan(500)
  const reads: string[] = []
  const { readBasket } = await openHost(
    "/en/shop/",
    { state: 3, body: clickTwice("window.endNoting()") },
    {
      isPlain: true,
      before: noteReads(names),
      prepare: async (page) => page.on("console", (message) => message.type() === "info" && reads.push(message.text())),
    },
  )
  await expect.poll(() => reads).toEqual(["[]"])
  expect((await readBasket()).count).toBe(2)
})
