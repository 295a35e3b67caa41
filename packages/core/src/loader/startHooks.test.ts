import { expect, it } from "vitest"
import { createPageForTests } from "../assembly/pageForTests.ts"
import { isInRegisteredHook } from "../hooks/registeredWidgets.ts"
import { startHooks } from "./startHooks.ts"

it("doesn't take our own hooks for widgets that the page has registered: a press in them would wait for nothing", () => {
  document.body.innerHTML = '<p data-ringside="gallery"><a href="#">A picture</a></p>'
  const page = createPageForTests(window)
  startHooks(page, [{ name: "gallery", load: { mode: "interaction" }, fetch: () => new Promise(() => undefined) }])
  expect([...document.links].map((link) => isInRegisteredHook(page, link))).toEqual([false])
  page.stop()
})
