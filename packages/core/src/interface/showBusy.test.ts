import { afterEach, beforeEach, expect, it } from "vitest"
import { find } from "../page/findForTests.ts"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"
import { pressesService } from "./presses.ts"
import { showBusy } from "./showBusy.ts"

let page: PageForTests
beforeEach(() => {
  document.body.innerHTML = `<div id="box" class="totals" style="color: red"><button id="go">Go</button></div>`
  page = createPageForTests(window)
})
afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

it("greys an element, blocks pointers, and restores it", () => {
  const before = document.body.innerHTML
  const end = showBusy({ page }, [find("#box")], { className: "processing" })
  const box = find("#box")
  expect([box.className, box.getAttribute("aria-busy"), box.style.opacity, box.style.pointerEvents]).toEqual([
    "totals processing",
    "true",
    "0.6",
    "none",
  ])
  expect(box.hasAttribute("inert")).toBe(false)
  end()
  expect(document.body.innerHTML).toBe(before)
})

it("leaves the element under a pressed pointer usable until release", async () => {
  // Pointers are watched from the start of the late code.
  pressesService.of(page)
  const press = (type: string) => find("#go").dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true }))
  press("pointerdown")
  const ends = [showBusy({ page }, [find("#box")]), showBusy({ page }, [], { inert: [find("#box")] })]
  const read = () => [find("#box").style.opacity, find("#box").style.pointerEvents, find("#box").hasAttribute("inert")]
  expect(read()).toEqual(["0.6", "", false])
  press("pointerup")
  page.clock.pass(1)
  await Promise.resolve()
  expect(read()).toEqual(["0.6", "none", true])
  for (const end of ends) end()
  expect(read()).toEqual(["", "", false])
})

it("returns focus to the replacement of an inert element's control", () => {
  find("#go").focus()
  const end = showBusy({ page }, [find("#box")], { inert: [find("#box")] })
  expect([find("#box").hasAttribute("inert"), find("#box").style.pointerEvents]).toEqual([true, ""])
  find("#box").innerHTML = `<button id="go">Again</button>`
  end()
  expect(document.activeElement?.textContent).toBe("Again")
})

it("returns focus within the copy of the markup that had it, where a page prints it twice", () => {
  const buttons = '<button id="go">First</button><button id="go">Second</button>'
  find("#box").innerHTML = buttons
  document.querySelectorAll<HTMLElement>("#go")[1]?.focus()
  const end = showBusy({ page }, [find("#box")], { inert: [find("#box")] })
  find("#box").innerHTML = buttons
  end()
  expect(document.activeElement?.textContent).toBe("Second")
})

it("returns focus to an inert element's control that has no id", () => {
  const control = find("#go")
  control.removeAttribute("id")
  control.focus()
  const end = showBusy({ page }, [find("#box")], { inert: [find("#box")] })
  // Browsers take the focus from what is inert.
  control.blur()
  end()
  expect(document.activeElement).toBe(control)
})

it("doesn't move focus from a control that the shopper has chosen meanwhile", () => {
  document.body.insertAdjacentHTML("beforeend", `<button id="other">Other</button>`)
  find("#go").focus()
  const end = showBusy({ page }, [find("#box")], { inert: [find("#box")] })
  find("#other").focus()
  end()
  expect(document.activeElement?.id).toBe("other")
})

it("ends with the page, and with the scope that it was shown for", () => {
  const before = document.body.innerHTML
  const scope = new AbortController()
  showBusy({ page, signal: scope.signal }, [find("#box")])
  scope.abort()
  expect(document.body.innerHTML).toBe(before)
  showBusy({ page }, [find("#box")])
  page.stop()
  expect(document.body.innerHTML).toBe(before)
})

it("doesn't animate for reduced motion", () => {
  const matches = (query: string) => ({ matches: query.includes("reduce") })
  Object.assign(page.window, { matchMedia: matches })
  showBusy({ page }, [find("#box")])
  expect(find("#box").style.transition).toBe("")
  Reflect.deleteProperty(page.window, "matchMedia")
})
