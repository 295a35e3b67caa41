import { expect, test } from "vitest"
import { twoFrames } from "./support/hooks.ts"
import { openHost } from "./support/openHost.ts"
import { waitForLibrary } from "./support/openPage.ts"

/** Records each name that is stored in the document's registry or among the page's services, and "NAME again" for another value. */
function watchStores(): void {
  window.received = []
  const { get, set } = Map.prototype
  const isWatched = (map: ReadonlyMap<unknown, unknown>) =>
    map.has("core.entries") || Reflect.get(Reflect.get(document, Symbol.for("ringside")) ?? {}, "shared") === map
  Map.prototype.set = function (this: Map<unknown, unknown>, name: unknown, value: unknown) {
    const isReplaced = this.has(name) && get.call(this, name) !== value
    set.call(this, name, value)
    if (isWatched(this)) window.received.push(isReplaced ? `${String(name)} again` : name)
    return this
  }
}

test("the registry gains no member, and neither modules nor services of the page are replaced", async () => {
  const body = '<div data-ringside="mini-cart" data-ringside-load="now"><a href="/en/carrito/">Basket</a></div>'
  const { page } = await openHost("/en/hooks/", { state: 2, body }, { before: watchStores })
  const ready = page.locator("[data-ringside-state=ready]")
  await ready.first().waitFor()
  await page.evaluate(() => {
    window.ringside.stop()
    window.ringside.start()
  })
  await waitForLibrary(page)
  await ready.first().waitFor()
  await twoFrames(page)
  const names = await page.evaluate(() => window.received.map(String))
  expect(names).toEqual(expect.arrayContaining(["core.entries", "ui"]))
  expect(names.filter((name) => name.endsWith(" again"))).toEqual([])
  const members = await page.evaluate(() => Object.keys(Reflect.get(document, Symbol.for("ringside")) as object))
  expect(members).toEqual(["version", "shared", "adopt"])
})
