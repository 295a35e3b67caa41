import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { defineBehaviour } from "../behaviours/behaviour.ts"
import { stopBehaviours } from "../behaviours/connections.ts"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"
import { connectRadioGroup, type RadioGroup, type RadioGroupOptions } from "./radioGroup.ts"
import { startBehaviour } from "../behaviours/startBehaviour.ts"

const html =
  '<form><label for="size">Size</label><select id="size" style="color: red" required=""><option value="">Any</option><option value="s">Small</option><option value="m" disabled="">Medium</option><option value="l">Large</option></select></form>'

let page: PageForTests
let group: RadioGroup | undefined

beforeEach(() => {
  page = createPageForTests(window)
})
afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

/** Puts a group after each select, with a button for each size. */
function start(options: Partial<RadioGroupOptions> = {}, markup = html): void {
  document.body.innerHTML = markup
  const sizes = defineBehaviour({
    name: "sizes",
    selector: "select",
    connect(select, scope) {
      if (!(select instanceof HTMLSelectElement)) return
      const { element = document.createElement("div") } = options
      const radios = ["s", "m", "l"].map((value) => ({ value, element: document.createElement("button") }))
      group = connectRadioGroup(scope, select, { radios, name: "Size", ...options, element })
      select.after(element)
      scope.insert(element)
    },
  })
  startBehaviour(sizes, page)
}

function findSelect(): HTMLSelectElement {
  const select = document.querySelector("select")
  if (!select) throw new Error("no select")
  return select
}
function radio(index: number): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>("[role=radio]")[index]
  if (!found) throw new Error(`no radio ${String(index)}`)
  return found
}
/** Each radio by its text: `*` chosen, `-` disabled, and brackets around the tab stop. */
const read = () =>
  [...document.querySelectorAll<HTMLElement>("[role=radio]")].map((each) => {
    const mark = each.getAttribute("aria-checked") === "true" ? "*" : each.hasAttribute("aria-disabled") ? "-" : ""
    return each.tabIndex === 0 ? `[${mark}${each.textContent}]` : mark + each.textContent
  })
function press(key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init })
  document.activeElement?.dispatchEvent(event)
  return event.defaultPrevented
}
const listenForChange = () => {
  const changed = vi.fn<(value: string) => void>()
  document.addEventListener("change", () => changed(findSelect().value), { signal: page.signal })
  return changed
}

describe("a radio group", () => {
  it("hides the select and offers its options by their texts", () => {
    start()
    expect([findSelect().style.display, findSelect().required]).toEqual(["none", false])
    expect(read()).toEqual(["[Small]", "-Medium", "Large"])
    const element = document.querySelector("[role=radiogroup]")
    expect([element?.getAttribute("aria-label"), element?.getAttribute("aria-required")]).toEqual(["Size", "true"])
  })

  it("accepts labels, a name and a rule of the caller", () => {
    document.body.innerHTML = html
    const label = document.createElement("p")
    label.id = "name"
    const element = document.createElement("span")
    const filled = document.createElement("a")
    filled.append("S")
    const radios = [
      { value: "s", element: filled, label: "not written over it" },
      { value: "l", element: document.createElement("a"), label: "XL" },
    ]
    start({ element, radios, name: label, isRequired: false })
    expect(read()).toEqual(["[S]", "XL"])
    expect(element.getAttribute("aria-labelledby")).toBe("name")
    expect(element.hasAttribute("aria-required")).toBe(false)
    expect(group?.isRequired).toBe(false)
  })

  it("chooses by a click, and the select reports one change; the same choice again reports none", () => {
    start()
    const changed = listenForChange()
    radio(2).click()
    radio(2).click()
    expect(changed.mock.calls).toEqual([["l"]])
    expect(read()).toEqual(["Small", "-Medium", "[*Large]"])
    expect(document.activeElement).toBe(radio(2))
  })

  it("lets focus rest on a disabled radio, and doesn't choose it", () => {
    start()
    const changed = listenForChange()
    radio(1).click()
    expect(document.activeElement).toBe(radio(1))
    expect(read()).toEqual(["Small", "[-Medium]", "Large"])
    group?.choose("m")
    group?.choose("none of them")
    expect(changed).not.toHaveBeenCalled()
  })

  it("chooses by arrow keys, round the ends, and by Space and Enter", () => {
    start()
    group?.focusRadio()
    const values = ["ArrowLeft", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"].map((key) => {
      expect(press(key)).toBe(true)
      return findSelect().value
    })
    expect(values).toEqual(["l", "s", "s", "l", "l", "s"])
    group?.focusRadio("l")
    expect([press(" "), findSelect().value]).toEqual([true, "l"])
    group?.focusRadio("s")
    expect([press("Enter"), findSelect().value]).toEqual([true, "s"])
    expect([press("Tab"), press("a"), press("ArrowRight", { altKey: true })]).toEqual([false, false, false])
  })

  it("mirrors the arrow keys where the page is read from right to left", () => {
    start()
    vi.spyOn(window, "getComputedStyle").mockReturnValue({
      getPropertyValue: () => "rtl",
    } as unknown as CSSStyleDeclaration)
    group?.focusRadio()
    expect([press("ArrowRight"), findSelect().value]).toEqual([true, "l"])
    expect([press("ArrowLeft"), findSelect().value]).toEqual([true, "s"])
    vi.restoreAllMocks()
  })

  it("doesn't let its keys reach other listeners", () => {
    start()
    const pressed = vi.fn()
    document.body.addEventListener("keydown", pressed, { signal: page.signal })
    group?.focusRadio()
    press("ArrowRight")
    press("Home")
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it("gets focus by the select's label", () => {
    start()
    radio(2).click()
    radio(2).blur()
    document.querySelector("label")?.click()
    expect(document.activeElement).toBe(radio(2))
  })
})

describe("a radio group follows its select", () => {
  it("at a change event, whoever sends it", () => {
    start()
    findSelect().value = "l"
    findSelect().dispatchEvent(new Event("change", { bubbles: true }))
    expect(read()).toEqual(["Small", "-Medium", "[*Large]"])
  })

  it("when its form is reset", () => {
    start()
    radio(2).click()
    radio(2).blur()
    document.querySelector("form")?.reset()
    page.clock.pass(0)
    expect(read()).toEqual(["[Small]", "-Medium", "Large"])
  })

  it("at the next look at the page, when options come and go without an event", () => {
    const show = vi.fn()
    start({ show })
    page.scan()
    expect(show).toHaveBeenCalledTimes(3)
    findSelect().querySelector("[value=s]")?.remove()
    for (const option of findSelect().options) option.disabled = false
    page.scan()
    expect(read()).toEqual(["-Small", "[Medium]", "Large"])
    expect(show).toHaveBeenCalledTimes(6)
  })

  it("and lets the caller draw the rest", () => {
    const drawn: string[] = []
    start({ show: ({ value }, state) => drawn.push(`${value} ${JSON.stringify(state)}`) })
    expect(drawn).toEqual([
      's {"isChecked":false,"isDisabled":false}',
      'm {"isChecked":false,"isDisabled":true}',
      'l {"isChecked":false,"isDisabled":false}',
    ])
  })
})

describe("the end of a radio group", () => {
  it("restores the select, and handles no further events", () => {
    start()
    const element = document.querySelector<HTMLElement>("[role=radiogroup]")
    stopBehaviours(page, findSelect())
    expect(document.body.innerHTML).toBe(html)
    document.body.append(element ?? "")
    radio(2).click()
    expect(findSelect().value).toBe("")
  })

  it("leaves a copy of the select unchanged", () => {
    start()
    document.body.replaceChildren(...document.body.cloneNode(true).childNodes)
    page.scan()
    expect(document.querySelectorAll("[role=radiogroup][aria-required]")).toHaveLength(1)
    radio(2).click()
    expect(findSelect().value).toBe("l")
    page.stop()
    expect([findSelect().style.display, findSelect().required]).toEqual(["", true])
    expect(findSelect().hasAttribute("data-ringside-hidden")).toBe(false)
  })
})
