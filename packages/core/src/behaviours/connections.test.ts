import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { type Behaviour, defineBehaviour, type Scope } from "./behaviour.ts"
import { connectElement } from "./connectElement.ts"
import { connectionsService, isStopped } from "./connections.ts"
import { find } from "../page/findForTests.ts"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"
import { startBehaviour } from "./startBehaviour.ts"

let page: PageForTests
let log: string[]
let serverHtml: string

beforeEach(() => {
  document.body.innerHTML = '<ul><li id="one" class="box">x</li><li id="two" class="box">y</li></ul>'
  serverHtml = document.body.innerHTML
  page = createPageForTests(window)
  log = []
})
afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

/** Decorates boxes in every way, and logs. */
function createBoxes(more: Partial<Behaviour> = {}): Behaviour {
  return defineBehaviour({
    name: "boxes",
    selector: ".box",
    connect(element: HTMLElement, scope: Scope) {
      log.push(`reads ${element.id}`)
      scope.signal.addEventListener("abort", () => log.push(`leaves ${element.id}`))
      scope.attribute(element, "aria-label", "Box")
      scope.toggleClass(element, "ours", true)
      scope.listen(element, "click", () => log.push(`click on ${element.id}`))
      return () => {
        log.push(`changes ${element.id}`)
        const button = document.createElement("button")
        element.append(button)
        scope.insert(button)
      }
    },
    ...more,
  })
}

describe("connect", () => {
  it("reads all elements before it changes any, and reverts all changes when the page stops", () => {
    startBehaviour(createBoxes(), page)
    expect(log).toEqual(["reads one", "reads two", "changes one", "changes two"])
    expect(find("#one").querySelectorAll("button")).toHaveLength(1)
    page.stop()
    expect(log.slice(4)).toEqual(["leaves two", "leaves one"])
    expect(document.body.innerHTML).toBe(serverHtml)
    find("#one").click()
    expect(log).toHaveLength(6)
  })

  it("connects an element once, moved ones not again, and inserted ones at the next look", () => {
    startBehaviour(createBoxes(), page)
    page.scan()
    document.body.prepend(find("#two"))
    page.scan()
    expect(log.filter((entry) => entry.startsWith("reads"))).toEqual(["reads one", "reads two"])
    document.body.insertAdjacentHTML("beforeend", '<p id="three" class="box"></p>')
    page.scan()
    expect(log.slice(-2)).toEqual(["reads three", "changes three"])
  })

  it("disconnects what was removed or replaced, and what no longer matches", () => {
    startBehaviour(createBoxes(), page)
    const one = find("#one")
    const [before] = [one.cloneNode(true)]
    one.remove()
    find("#two").classList.remove("box")
    page.scan()
    expect(log.slice(4)).toEqual(["leaves two", "leaves one"])
    expect(one.outerHTML).toBe('<li id="one" class="box">x</li>')
    expect(before.textContent).toBe("x")
    document.body.append(one)
    page.scan()
    expect(log.slice(-2)).toEqual(["reads one", "changes one"])
  })

  it("connects a copy as a new element, without the nodes that were copied along", () => {
    startBehaviour(createBoxes(), page)
    const copy = find("#one").cloneNode(true) as HTMLElement
    copy.id = "copy"
    document.body.append(copy)
    page.scan()
    expect(log.slice(-2)).toEqual(["reads copy", "changes copy"])
    expect(copy.querySelectorAll("button")).toHaveLength(1)
  })

  it("looks for copied nodes once for the behaviours that start in one task, and again in the next", async () => {
    const search = vi.spyOn(Object.getPrototypeOf(document) as Document, "querySelectorAll")
    const countSearches = () => search.mock.calls.filter(([selector]) => selector.includes("inserted")).length
    for (const name of ["one", "two"]) startBehaviour(createBoxes({ name }), page)
    expect(countSearches()).toBe(1)
    await Promise.resolve()
    const copy = find("#one").cloneNode(true) as HTMLElement
    copy.id = "copy"
    document.body.append(copy)
    startBehaviour(createBoxes({ name: "three" }), page)
    expect(countSearches()).toBe(2)
    expect(copy.querySelectorAll("button")).toHaveLength(1)
    search.mockRestore()
  })

  it("leaves the hidden copy in the place of a fixed element alone, with the nodes that were copied along, until it shows", () => {
    startBehaviour(createBoxes(), page)
    const one = find("#one")
    const copy = one.cloneNode(true) as HTMLElement
    copy.id = "copy"
    copy.style.visibility = "hidden"
    one.style.position = "fixed"
    one.after(copy)
    page.scan()
    // The element itself changes afterwards.
    one.append(document.createElement("b"))
    page.scan()
    expect(log).not.toContain("reads copy")
    expect(copy.querySelectorAll("button")).toHaveLength(1)
    copy.style.visibility = ""
    page.scan()
    expect(log.slice(-2)).toEqual(["reads copy", "changes copy"])
    expect(copy.querySelectorAll("button")).toHaveLength(1)
  })

  it.each(["visible", "hidden"])("connects a %s element beside one that stays in its place", (visibility) => {
    find("#two").style.visibility = visibility
    startBehaviour(createBoxes(), page)
    expect(log).toContain("changes two")
  })

  it("reverts an element whose connect() throws, reports it, and connects the others", () => {
    startBehaviour(
      createBoxes({
        connect(element, scope) {
          scope.toggleClass(element, "ours", true)
          if (element.id === "one") throw new Error("boom")
        },
      }),
      page,
    )
    expect(find("#one").className).toBe("box")
    expect(find("#two").className).toBe("box ours")
    page.scan()
    expect(page.failures).toMatchObject([{ during: "connect", widget: "boxes", host: find("#one") }])
  })

  it("runs listeners of the abort signal before it reverts its own changes", () => {
    startBehaviour(
      createBoxes({
        connect(element, scope) {
          scope.attribute(element, "role", "tabpanel")
          const later = scope.page.createDecorations()
          scope.signal.addEventListener("abort", later.restoreAll)
          later.attribute(element, "role", "region")
        },
      }),
      page,
    )
    expect(find("#one").getAttribute("role")).toBe("region")
    page.stop()
    expect(document.body.innerHTML).toBe(serverHtml)
  })

  it("follows a selector that changes with the page's jobs", () => {
    let selector: string | null = null
    startBehaviour(createBoxes({ selector: () => selector }), page)
    expect(log).toEqual([])
    selector = "#two"
    page.scan()
    expect(log).toEqual(["reads two", "changes two"])
    selector = null
    page.scan()
    expect(log.slice(2)).toEqual(["leaves two"])
    expect(document.body.innerHTML).toBe(serverHtml)
  })

  it("goes on with the other behaviours where the selector of one fails", () => {
    const fail = vi.spyOn(page.reports, "fail").mockReturnValue()
    const cause = new Error("no settings")
    let isBroken = false
    const selector = () => {
      if (isBroken) throw cause
      return null
    }
    for (const behaviour of [createBoxes({ name: "broken", selector }), createBoxes()]) startBehaviour(behaviour, page)
    isBroken = true
    document.body.insertAdjacentHTML("beforeend", '<p id="three" class="box"></p>')
    page.scan()
    expect(log.slice(-2)).toEqual(["reads three", "changes three"])
    expect(fail.mock.calls).toEqual([[{ during: "connect", widget: "broken", cause }]])
  })

  it("runs a task later, unless it is cancelled or the element has gone, and leaves nothing that waits", () => {
    const cancels: (() => void)[] = []
    startBehaviour(
      createBoxes({
        connect(element, scope) {
          scope.after(100, () => log.push(`runs for ${element.id}`))
          cancels.push(scope.after(100, () => log.push(`runs again for ${element.id}`)))
        },
      }),
      page,
    )
    cancels[0]?.()
    find("#two").remove()
    page.scan()
    expect(page.clock.waiting).toHaveLength(1)
    page.clock.pass(100)
    expect(log).toEqual(["runs for one"])
  })

  it("calls onEnd() before the element's changes are reverted", () => {
    startBehaviour(
      createBoxes({
        connect(element, scope) {
          scope.attribute(element, "aria-label", "Box")
          scope.onEnd(() => log.push(`${element.id} is still ${String(element.getAttribute("aria-label"))}`))
        },
      }),
      page,
    )
    connectionsService.of(page).stop(find("#one"))
    expect(log).toEqual(["one is still Box"])
    expect(find("#one").hasAttribute("aria-label")).toBe(false)
  })

  it("calls onScan() as long as the element is connected", () => {
    const look = vi.fn()
    startBehaviour(
      createBoxes({ connect: (element, scope) => (element.id === "one" ? scope.onScan(look) : undefined) }),
      page,
    )
    page.scan()
    find("#one").remove()
    page.scan()
    page.scan()
    // Not even in the look that disconnects the element.
    expect(look).toHaveBeenCalledTimes(1)
  })
})

describe("stop of one element", () => {
  it("disconnects the elements in it for good, and ends delegated listening there", () => {
    const clicked = vi.fn<(id: string) => void>()
    startBehaviour(createBoxes({ on: { click: (_, element) => clicked(element.id) } }), page)
    expect(isStopped(page, find("#one"))).toBe(false)
    connectionsService.of(page).stop(find("#one"))
    expect(["one", "two"].map((id) => isStopped(page, find(`#${id}`)))).toEqual([true, false])
    page.scan()
    find("#one").click()
    find("#two").click()
    expect(clicked.mock.calls).toEqual([["two"]])
    expect(find("#one").outerHTML).toBe('<li id="one" class="box">x</li>')
    expect(log).toContain("leaves one")
  })
})

describe("start", () => {
  it("of the same behaviour counts once a page, also after one element was stopped", () => {
    const clicked = vi.fn()
    const start = vi.fn()
    const boxes = createBoxes({ on: { click: clicked }, start })
    startBehaviour(boxes, page)
    connectionsService.of(page).stop(find("#one"))
    startBehaviour(boxes, { ...page })
    find("#two").click()
    expect([start, clicked].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    expect(log.filter((entry) => entry.startsWith("reads"))).toEqual(["reads one", "reads two"])
  })

  it("of the same behaviour counts again on the next page", () => {
    const boxes = createBoxes()
    startBehaviour(boxes, page)
    page.stop()
    page = createPageForTests(window)
    startBehaviour(boxes, page)
    expect(log.filter((entry) => entry.startsWith("reads"))).toEqual([
      "reads one",
      "reads two",
      "reads one",
      "reads two",
    ])
  })
})

describe("on", () => {
  it("receives events inside an element before a host can stop their propagation", () => {
    const listener = vi.fn<(id: string, title: string) => void>()
    document.body.addEventListener("click", (event) => event.stopPropagation(), { signal: page.signal, capture: true })
    startBehaviour(
      {
        name: "boxes",
        selector: ".box",
        on: { click: (_, element, { document: { title } }) => listener(element.id, title) },
      },
      page,
    )
    find("#one").insertAdjacentHTML("beforeend", "<i></i>")
    find("#one").querySelector("i")?.click()
    document.body.click()
    expect(listener.mock.calls).toEqual([["one", document.title]])
  })
})

describe("afterHandlers", () => {
  const start = () => {
    const afterHandlers = { click: (_: Event, { title }: HTMLElement) => void log.push(`ours: ${title}`) }
    startBehaviour({ name: "boxes", selector: ".box", afterHandlers }, page)
  }

  it("receive events after the page's own handlers below the body", () => {
    find("#one").addEventListener("click", () => (find("#one").title = "changed"), { signal: page.signal })
    document.body.addEventListener("click", (event) => event.stopPropagation(), { signal: page.signal })
    start()
    find("#one").click()
    find("#one").click()
    expect(log).toEqual(["ours: changed", "ours: changed"])
  })

  it("don't receive an event that such a handler has stopped, then or later", () => {
    const stop = (event: Event) => event.stopPropagation()
    find("#one").addEventListener("click", stop, { signal: page.signal })
    start()
    find("#one").click()
    find("#one").title = "one"
    find("#two").title = "two"
    find("#two").click()
    expect(log).toEqual(["ours: two"])
  })

  it("receive an event during which such a handler has sent another", () => {
    find("#one").title = "one"
    find("#two").title = "two"
    find("#one").addEventListener("click", () => find("#two").click(), { signal: page.signal })
    start()
    find("#one").click()
    expect(log).toEqual(["ours: two", "ours: one"])
  })

  it("receive an event that a script sends through jQuery alone", () => {
    const link = document.createElement("a")
    link.className = "box"
    link.title = "link"
    document.body.append(link)
    start()
    link.dispatchEvent(new MouseEvent("ringside:jquery:click", { bubbles: true, cancelable: true }))
    expect(log).toEqual(["ours: link"])
  })
})

describe("a type of elements", () => {
  it("ignores elements of another type that match the selector, and their events", () => {
    document.body.innerHTML = '<p class="box" id="text"><input class="box" id="field" value="typed"></p>'
    const behaviour = defineBehaviour({
      name: "fields",
      selector: ".box",
      element: "HTMLInputElement",
      on: { click: (_, { value }) => log.push(`click on ${value}`) },
      connect: ({ value }) => log.push(`connects ${value}`),
    })
    startBehaviour(behaviour, page)
    find("#text").click()
    find("#field").click()
    page.scan()
    expect(log).toEqual(["connects typed", "click on typed"])
  })
})

describe("connectElement", () => {
  const { name, connect } = { name: "boxes", connect: createBoxes().connect }
  const open = (more = connect) => connectElement(page, find("#one"), { name, connect: more ?? (() => undefined) })

  it("connects one element until it is ended, and reverts its changes", () => {
    const end = open()
    expect(log).toEqual(["reads one", "changes one"])
    expect(find("#one").querySelectorAll("button")).toHaveLength(1)
    end()
    expect(document.body.innerHTML).toBe(serverHtml)
    page.stop()
    expect(log).toEqual(["reads one", "changes one", "leaves one"])
  })

  it("ends with the page", () => {
    open()
    page.stop()
    expect(document.body.innerHTML).toBe(serverHtml)
  })

  it("reverts an element whose connect() throws, and reports it", () => {
    open((element, scope) => {
      scope.toggleClass(element, "ours", true)
      throw new Error("boom")
    })
    expect(document.body.innerHTML).toBe(serverHtml)
    expect(page.failures).toMatchObject([{ during: "connect", widget: "boxes", host: find("#one") }])
  })
})
