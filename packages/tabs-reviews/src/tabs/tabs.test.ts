import { startBehaviour, stopBehaviours } from "@ringside/core"
import { createTestPage, find, type TestPage, type TestPageOptions } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { tabsBehaviour } from "./tabs.ts"
import { beforeLoad } from "../beforeLoad.ts"

const keys = ["description", "additional_information", "reviews"]
const hostTabs = `<a class="woocommerce-review-link" href="#reviews">(3 reviews)</a>
<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist">${keys
  .map(
    (key) =>
      `<li role="presentation" class="${key}_tab" id="tab-title-${key}"><a href="#tab-${key}" role="tab" aria-controls="tab-${key}">${key}</a></li>`,
  )
  .join("")}</ul>
<div class="woocommerce-Tabs-panel panel wc-tab" id="tab-description" role="tabpanel" aria-labelledby="tab-title-description"><p id="story">Words</p></div>
<div class="woocommerce-Tabs-panel panel wc-tab" id="tab-additional_information" role="tabpanel" aria-labelledby="tab-title-additional_information"><a href="/sizes/">Sizes</a></div>
<div class="woocommerce-Tabs-panel panel wc-tab" id="tab-reviews" role="tabpanel" aria-labelledby="tab-title-reviews"><div id="reviews"><h2 class="woocommerce-Reviews-title">3 reviews</h2><p id="comment-7">Fine</p><div id="respond"></div></div></div></div>`
const hook = (attributes = "") => `<section data-ringside="tabs" ${attributes}><ol><li><a href="#one">One</a></li>
<li><a href="#two">Two</a></li><li><a href="/elsewhere/">Elsewhere</a></li><li><a href="#none">None</a></li></ol>
<div id="one"><h3>One</h3></div><div id="two"><input id="in-two"></div></section>`

let page: TestPage
let before = ""

beforeEach(() => {
  // One link of the hook names nothing, on purpose.
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
  Reflect.set(window, "wc_single_product_params", { review_rating_required: "yes" })
})

afterEach(() => {
  page.stop()
  expect(document.documentElement.outerHTML).toBe(before)
  Reflect.deleteProperty(window, "wc_single_product_params")
  document.body.replaceChildren()
  document.documentElement.removeAttribute("dir")
  window.location.hash = ""
  vi.restoreAllMocks()
})

function start(html: string, options: TestPageOptions = {}): void {
  document.body.innerHTML = html
  before = document.documentElement.outerHTML
  page = createTestPage(options)
  beforeLoad.start(page)
}

function startAll(html: string, options: TestPageOptions = {}): void {
  start(html, options)
  startBehaviour(tabsBehaviour, page)
}

const tab = (key: string) => find(`a[href="#tab-${key}"]`)
const listShown = () =>
  [...document.querySelectorAll<HTMLElement>(".panel, section > div")]
    .filter(({ style }) => style.display !== "none")
    .map(({ id }) => id)

/** Whether the browser is kept from its own. */
function press(key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init })
  document.activeElement?.dispatchEvent(event)
  return event.defaultPrevented
}

it("changes the tab stops before all else at a press, since Chromium then computes the styles of what has changed", () => {
  startAll(hostTabs)
  const changes = new MutationObserver(() => undefined)
  changes.observe(document.body, { attributes: true, subtree: true })
  tab("reviews").click()
  const changed = changes.takeRecords().map(({ attributeName, target }) => `${attributeName} ${target.nodeName}`)
  expect([changed.indexOf("tabindex A"), changed.slice(keys.length).includes("tabindex A")]).toEqual([0, false])
})

describe("with panels that the theme shows by a class", () => {
  const withClass = (id: string, name: string, html = hostTabs) =>
    html.replace(new RegExp(`class="([^"]*)" id="${id}"`), `class="$1 ${name}" id="${id}"`)
  const listWith = (name: string) =>
    [...document.querySelectorAll(".panel")].filter(({ classList }) => classList.contains(name)).map(({ id }) => id)

  it.each(["active", "current", "is-active", "show"])("moves the class %s along with the choice", (name) => {
    startAll(withClass("tab-description", name))
    tab("reviews").click()
    expect(listWith(name)).toEqual(["tab-reviews"])
    tab("description").click()
    expect(listWith(name)).toEqual(["tab-description"])
  })

  it("leaves a class that several panels have, and adds none", () => {
    startAll(withClass("tab-reviews", "show", withClass("tab-description", "show")))
    tab("additional_information").click()
    expect([listWith("show"), listWith("active")]).toEqual([["tab-description", "tab-reviews"], []])
  })
})

const displayOf = (id: string) => getComputedStyle(find(`#${id}`)).display

describe("a tab is one by its role and its panel's name", () => {
  const click = (element: HTMLElement) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true })
    element.dispatchEvent(event)
    return event.defaultPrevented
  }
  const linked = hostTabs.replaceAll('href="#tab-', 'href="/product/?_gl=1*x#tab-')

  it.each([
    ["the link's aria-controls", linked],
    [
      "the item's aria-controls",
      linked.replace(/<li ([^>]*)><a ([^>]*) (aria-controls="[^"]*")>/g, "<li $1 $3><a $2>"),
    ],
    ["its item's key", linked.replace(/ role="tab" aria-controls="[^"]*"/g, "")],
    ["its address", linked.replace(/ role="tab" aria-controls="[^"]*"/g, "").replace(/class="\w+_tab"/g, "")],
    ["an address without a fragment", linked.replace(/#tab-\w+/g, "")],
  ])("by %s, when a tag manager has rewritten its address", (_, html) => {
    startAll(html)
    expect(click(find("li:nth-child(3) > a"))).toBe(true)
    expect(listShown()).toEqual(["tab-reviews"])
  })

  it("leaves the links of a panel to the browser where the panels stand in the items", () => {
    startAll(
      `<div class="woocommerce-tabs"><ul class="tabs wc-tabs">${keys
        .map(
          (key) =>
            `<li class="${key}_tab"><a class="own" href="#tab-${key}">${key}</a><div class="panel wc-tab" id="tab-${key}"><a class="in" href="#tab-reviews">Read</a><ul><li><a class="in" href="/sizes/#tab-description">Sizes</a></li></ul></div></li>`,
        )
        .join("")}</ul></div>`,
    )
    expect([...document.querySelectorAll<HTMLElement>(".in")].map(click)).toEqual(Array(6).fill(false))
    expect(listShown()).toEqual(["tab-description"])
    expect(document.querySelectorAll("[role=tab]")).toHaveLength(3)
    expect(click(find(".reviews_tab .own"))).toBe(true)
    expect(listShown()).toEqual(["tab-reviews"])
  })
})

describe("with panels that the theme's CSS hides", () => {
  const hiddenPanels = `<style>.woocommerce-Tabs-panel { display: none }</style>${hostTabs}`

  it("shows the open one alone, in the first frame", () => {
    startAll(hiddenPanels)
    page.clock.pass(100)
    expect([displayOf("tab-description"), displayOf("tab-reviews")]).toEqual(["block", "none"])
    tab("reviews").click()
    expect([displayOf("tab-description"), displayOf("tab-reviews")]).toEqual(["none", "block"])
    tab("description").click()
    expect([displayOf("tab-description"), displayOf("tab-reviews")]).toEqual(["block", "none"])
  })
})

describe("at load", () => {
  it("reads no styles before the first frame: the page would be laid out twice", () => {
    const read = vi.spyOn(window, "getComputedStyle")
    onTestFinished(() => read.mockRestore())
    start(hostTabs)
    expect(read).not.toHaveBeenCalled()
  })

  it.each([
    ["", "tab-description"],
    ["#reviews", "tab-reviews"],
    ["#comment-7", "tab-reviews"],
    ["#comment-999", "tab-reviews"],
    ["#tab-additional_information", "tab-additional_information"],
    ["#unknown", "tab-description"],
    ["#story", "tab-description"],
    ["#respond", "tab-reviews"],
  ])("an address with %j shows %s alone", (hash, panel) => {
    window.location.hash = hash
    start(hostTabs)
    expect(listShown()).toEqual([panel])
    const open = document.querySelectorAll('[aria-selected="true"]')
    expect([...open].map((link) => [link.getAttribute("href"), link.getAttribute("tabindex")])).toEqual([
      [`#${panel}`, "0"],
    ])
    expect([...document.querySelectorAll(".active")]).toEqual([open[0]?.closest("li")])
    expect(document.querySelectorAll('[aria-selected="false"][tabindex="-1"]')).toHaveLength(2)
  })

  it("nothing happens without settings, or where the host's script does it", () => {
    start(`${hostTabs}<script id="wc-single-product-js" type="text/plain"></script>`)
    expect(document.documentElement.outerHTML).toBe(before)
    page.stop()
    Reflect.deleteProperty(window, "wc_single_product_params")
    startAll(hostTabs)
    expect(document.documentElement.outerHTML).toBe(before)
  })

  it("a hook works without settings, with those of its links alone that have a panel", () => {
    Reflect.deleteProperty(window, "wc_single_product_params")
    start(hook())
    expect(listShown()).toEqual(["one"])
    expect(document.querySelectorAll("[aria-selected]")).toHaveLength(2)
  })

  it("a hook's panel is asked for by what it holds", () => {
    window.location.hash = "#in-two"
    start(hook())
    expect(listShown()).toEqual(["two"])
  })

  // Encoded in the address by the browser, and in ids by some hosts.
  it.each([
    ["#tama%C3%B1o", "#tamaño", "tamaño"],
    ["#tama%C3%B1o", "#tama%C3%B1o", "tamaño"],
    ["#tama%C3%B1o", "#tama%C3%B1o", "tama%C3%B1o"],
    ["#half-50%", "#half-50%", "half-50%"],
  ])("an address with %j and a link to %j show the panel %j", (hash, href, id) => {
    window.location.hash = hash
    const html = hook().replace("#two", href).replace('"two"', `"${id}"`)
    start(html)
    expect(listShown()).toEqual([id])
    startBehaviour(tabsBehaviour, page)
    find('a[href="#one"]').click()
    expect(listShown()).toEqual(["one"])
    const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockReturnValue()
    window.dispatchEvent(new Event("hashchange"))
    expect(listShown()).toEqual([id])
    expect(scrolled.mock.contexts).toEqual([document.getElementById(id)])
  })

  it("keeps two products with the same ids apart", () => {
    start(hostTabs + hostTabs)
    expect(listShown()).toEqual(["tab-description", "tab-description"])
    startBehaviour(tabsBehaviour, page)
    document.querySelectorAll<HTMLElement>('a[href="#tab-reviews"]')[1]?.click()
    expect(listShown()).toEqual(["tab-description", "tab-reviews"])
  })

  it("tabs that come later are opened when they are found, and only then", () => {
    start("<main></main>")
    find("main").innerHTML = hook()
    page.scan()
    expect(listShown()).toEqual(["one"])
    find("#two").style.display = ""
    page.scan()
    expect(listShown()).toEqual(["one", "two"])
    find("main").replaceChildren()
  })

  it("that a shopper has chosen stay open when the code starts twice, for a part and for its component", () => {
    startAll(hostTabs)
    tab("reviews").click()
    beforeLoad.start(page)
    page.scan()
    expect(listShown()).toEqual(["tab-reviews"])
  })

  it("paper shows all panels, and the screen one again", () => {
    const paper = Object.assign(new EventTarget(), { matches: true })
    vi.spyOn(window, "matchMedia").mockReturnValue(paper as MediaQueryList)
    start(hostTabs)
    startBehaviour(tabsBehaviour, page)
    expect(listShown()).toHaveLength(3)
    paper.matches = false
    paper.dispatchEvent(new Event("change"))
    expect(listShown()).toEqual(["tab-description"])
  })
})

describe("stop of one element", () => {
  it("leaves the tabs in it alone for good: on paper, with a new list, and for links and addresses", () => {
    const paper = Object.assign(new EventTarget(), { matches: true })
    vi.spyOn(window, "matchMedia").mockReturnValue(paper as MediaQueryList)
    startAll(hostTabs)
    stopBehaviours(page, find(".wc-tabs-wrapper"))
    expect(document.documentElement.outerHTML).toBe(before)
    paper.matches = false
    paper.dispatchEvent(new Event("change"))
    const list = find(".wc-tabs")
    list.replaceWith(list.cloneNode(true))
    page.scan()
    window.location.hash = "#tab-reviews"
    window.dispatchEvent(new Event("hashchange"))
    find(".woocommerce-review-link").click()
    tab("reviews").click()
    expect(document.documentElement.outerHTML).toBe(before)
  })

  it("leaves those in another wrapper connected", () => {
    startAll(hook() + hostTabs)
    stopBehaviours(page, find("section"))
    tab("reviews").click()
    expect(listShown()).toEqual(["one", "two", "tab-reviews"])
  })
})

describe("a click", () => {
  it("opens its tab, and leaves the address alone", () => {
    startAll(hostTabs)
    tab("reviews").click()
    expect(listShown()).toEqual(["tab-reviews"])
    expect(window.location.hash).toBe("")
  })

  it("with a modifier is the browser's", () => {
    startAll(hostTabs)
    tab("reviews").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(listShown()).toEqual(["tab-description"])
  })

  it("works where the host stops events", () => {
    startAll(hostTabs)
    find(".wc-tabs").addEventListener("click", (event) => event.stopPropagation(), { signal: page.signal })
    tab("reviews").click()
    expect(listShown()).toEqual(["tab-reviews"])
  })

  it("on a review link opens the reviews and has them read", async () => {
    startAll(hostTabs)
    const jumps = vi.fn<(isPrevented: boolean) => void>()
    document.addEventListener(
      "click",
      (event) => {
        jumps(event.defaultPrevented)
      },
      { once: true },
    )
    find(".woocommerce-review-link").click()
    expect(listShown()).toEqual(["tab-reviews"])
    expect(jumps).toHaveBeenCalledWith(false)
    await page.clock.advance(0)
    expect(document.activeElement?.textContent).toBe("3 reviews")
  })

  it("on a review link of another page is the browser's", () => {
    startAll(hostTabs.replace('href="#reviews"', 'href="/product/other/#reviews"'))
    document.addEventListener("click", (event) => event.preventDefault(), { once: true })
    find(".woocommerce-review-link").click()
    expect(listShown()).toEqual(["tab-description"])
  })
})

describe("a key", () => {
  it("opens the tab that it moves to, and doesn't reach others", () => {
    startAll(hostTabs)
    const listener = vi.fn()
    document.body.addEventListener("keydown", listener, { signal: page.signal })
    tab("description").focus()
    const way = ["ArrowRight", "ArrowRight", "ArrowRight", "End", "Home", "ArrowLeft"].map((key) => {
      expect(press(key)).toBe(true)
      expect(document.activeElement?.getAttribute("aria-selected")).toBe("true")
      return listShown().join()
    })
    expect(way.map((id) => id.replace("tab-", ""))).toEqual([
      "additional_information",
      "reviews",
      "description",
      "reviews",
      "description",
      "reviews",
    ])
    expect(listener).not.toHaveBeenCalled()
  })

  it("is the browser's when it is no tab key, or has a modifier", () => {
    startAll(hostTabs)
    tab("description").focus()
    expect([press("ArrowDown"), press("Tab"), press("a"), press("ArrowRight", { altKey: true })]).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(press(" ")).toBe(true)
    expect(listShown()).toEqual(["tab-description"])
  })

  it("goes down and up where the tabs are vertical", () => {
    startAll(hook('data-ringside-orientation="vertical"'))
    expect(find("ol").getAttribute("aria-orientation")).toBe("vertical")
    find('a[href="#one"]').focus()
    expect([press("ArrowRight"), press("ArrowDown")]).toEqual([false, true])
    expect(listShown()).toEqual(["two"])
  })

  it("goes down where the theme has put the tabs below each other", () => {
    startAll(hostTabs)
    for (const [index, key] of keys.entries()) {
      vi.spyOn(tab(key), "getBoundingClientRect").mockReturnValue(new DOMRect(5 * index, 40 * index, 100, 40))
    }
    tab("description").focus()
    expect([press("ArrowRight"), press("ArrowDown")]).toEqual([false, true])
    expect(listShown()).toEqual(["tab-additional_information"])
  })

  it("goes the other way where the page is read from right to left", () => {
    startAll(hostTabs)
    vi.spyOn(window, "getComputedStyle").mockReturnValue({
      getPropertyValue: () => "rtl",
    } as unknown as CSSStyleDeclaration)
    tab("description").focus()
    press("ArrowLeft")
    expect(listShown()).toEqual(["tab-additional_information"])
  })
})

describe("names and roles", () => {
  it("label the host's panels by their tabs, and make panels of mere text a tab stop", () => {
    startAll(hostTabs)
    const panels = [...document.querySelectorAll(".panel")]
    expect(panels.map((panel) => find(`#${panel.getAttribute("aria-labelledby") ?? ""}`).getAttribute("href"))).toEqual(
      panels.map(({ id }) => `#${id}`),
    )
    expect(panels.map((panel) => panel.getAttribute("tabindex"))).toEqual(["0", null, "0"])
  })

  it("are given to a hook's plain list", () => {
    startAll(hook())
    expect(find("ol").getAttribute("role")).toBe("tablist")
    expect(find("#two").getAttribute("role")).toBe("tabpanel")
    expect(document.querySelectorAll("a[role=tab][aria-controls]")).toHaveLength(2)
    expect(document.querySelectorAll("li[role=presentation]")).toHaveLength(2)
  })

  it("a wrong option is warned of, and tabs stay tabs", () => {
    startAll(hook('data-ringside-orientation="up"'), { services: { reports: { warn: warned, fail: warned } } })
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('data-ringside-orientation is "up"'), expect.anything())
    expect(find("ol").hasAttribute("aria-orientation")).toBe(false)
  })
  const warned = vi.fn()
})

describe("a list of tabs", () => {
  it("that the host prints anew in the wrapper is described and opened, too", () => {
    startAll(hostTabs)
    const html = hostTabs.slice(hostTabs.indexOf("<ul"), hostTabs.indexOf("</ul>") + 5)
    find(".wc-tabs").outerHTML = html
    page.scan()
    expect(document.querySelectorAll("a[aria-controls][aria-selected][tabindex]")).toHaveLength(3)
    expect(document.querySelectorAll(".panel[tabindex]")).toHaveLength(2)
    find(".wc-tabs").outerHTML = html
  })

  it("in two wrappers has one accordion", () => {
    const see: ((entries: readonly object[]) => void)[] = []
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(callback: (entries: readonly object[]) => void) {
          see.push(callback)
        }
        observe(): void {
          // Widths come from the test.
        }
        disconnect(): void {
          // The same.
        }
      },
    )
    startAll(`<div data-ringside="tabs" data-ringside-accordion="480">${hostTabs}</div>`)
    see[0]?.([{ target: find("[data-ringside]"), contentRect: { width: 300 } }])
    expect(document.querySelectorAll("button")).toHaveLength(3)
    vi.unstubAllGlobals()
  })
})

describe("the address", () => {
  it.each([
    ["#comment-7", "tab-reviews"],
    ["#comment-999", "tab-reviews"],
    ["#tab-additional_information", "tab-additional_information"],
    ["#unknown", "tab-description"],
  ])("%s opens %s when it comes later", (hash, panel) => {
    startAll(hostTabs)
    window.location.hash = hash
    const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockReturnValue()
    window.dispatchEvent(new Event("hashchange"))
    expect(listShown()).toEqual([panel])
    // The browser looked for it while it was hidden.
    expect(scrolled.mock.contexts).toEqual([document.getElementById(hash.slice(1))].filter(Boolean))
  })

  it("is read again when the host sends init", () => {
    startAll(hostTabs)
    tab("reviews").click()
    find(".wc-tabs-wrapper").dispatchEvent(new CustomEvent("init", { bubbles: true }))
    expect(listShown()).toEqual(["tab-description"])
  })
})

describe("a hook that can do nothing", () => {
  const none = "the hook holds no tabs; expected a list of links to ids in it, so it stays as it is."
  const lost = (href: string) => `"${href}" names no element in the hook; expected a panel's id, so it stays a link.`
  it.each<[what: string, html: string, texts: readonly string[]]>([
    ["whose link names nothing", hook(), [lost("#none")]],
    [
      "whose panels stand elsewhere",
      '<ul data-ringside="tabs"></ul><div data-ringside="tabs"><ul><li><a href="#a">A</a></li></ul></div><p id="a"></p>',
      [none, lost("#a")],
    ],
    ["that holds no list", '<div data-ringside="tabs"><p id="a"></p></div>', [none]],
    ["but is not there: the platform's", hostTabs.replace('id="tab-reviews"', ""), []],
  ])("%s is reported to the page's author", (_, html, texts) => {
    const warn = vi.fn()
    startAll(html, { services: { reports: { warn, fail: vi.fn() } } })
    expect(warn.mock.calls.map(([text]: unknown[]) => text)).toEqual(texts.map((text) => `[ringside tabs] ${text}`))
  })
})

describe("an accordion", () => {
  type See = (entries: readonly object[]) => void
  const observers: { readonly see: See; readonly watched: Element[]; isDone: boolean }[] = []
  beforeEach(() => {
    observers.length = 0
    vi.stubGlobal(
      "ResizeObserver",
      class {
        readonly #entry: (typeof observers)[number]
        constructor(see: See) {
          this.#entry = { see, watched: [], isDone: false }
          observers.push(this.#entry)
        }
        observe(element: Element): void {
          this.#entry.watched.push(element)
        }
        disconnect(): void {
          this.#entry.isDone = true
        }
      },
    )
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  const seeWidth = (width: number, target: Element = find("section")) =>
    observers[0]?.see([{ target, contentRect: { width } }])
  const button = (name: string) => find(`#${name}-heading`)

  it("is for hooks that ask for it, and nobody is watched for the others", () => {
    startAll(hostTabs + hook())
    expect(observers.flatMap(({ watched }) => watched)).toEqual([])
  })

  it("stands where the hook is narrow, and the tabs where it is wide", () => {
    startAll(hook('data-ringside-accordion="480"'))
    const panel = find("#two")
    seeWidth(480)
    expect(document.querySelector("button")).toBeNull()
    seeWidth(479)
    expect(find("ol").style.display).toBe("none")
    expect(button("two").parentElement?.nextElementSibling).toBe(panel)
    expect(["one", "two"].map((name) => button(name).getAttribute("aria-expanded"))).toEqual(["true", "false"])
    expect(panel.getAttribute("role")).toBe("region")
    button("two").click()
    expect(listShown()).toEqual(["two"])
    seeWidth(600)
    expect(document.querySelector("button")).toBeNull()
    expect(find("ol").style.display).toBe("")
    expect([listShown(), panel.getAttribute("role")]).toEqual([["two"], "tabpanel"])
  })

  it("closes what is open, and the tabs open it again", () => {
    startAll(hook('data-ringside-accordion="480"'))
    seeWidth(300)
    button("one").click()
    expect(listShown()).toEqual([])
    expect(button("one").getAttribute("aria-expanded")).toBe("false")
    seeWidth(700)
    expect(listShown()).toEqual(["one"])
  })

  it("keeps focus when tabs and buttons change places", () => {
    startAll(hook('data-ringside-accordion="480"'))
    find('a[href="#one"]').focus()
    seeWidth(300)
    expect(document.activeElement?.id).toBe("one-heading")
    seeWidth(700)
    expect(document.activeElement?.getAttribute("href")).toBe("#one")
  })

  it("comes back once on a page that comes back as a copy of itself", () => {
    startAll(hook('data-ringside-accordion="480"'))
    seeWidth(300)
    document.body.replaceChildren(...document.body.cloneNode(true).childNodes)
    page.scan()
    expect([document.querySelector("button"), find("ol").style.display]).toEqual([null, ""])
    seeWidth(300)
    expect(document.querySelectorAll("button").length).toBe(2)
    button("two").click()
    expect(listShown()).toEqual(["two"])
    // What the copy brought beside headings is the page's own by now.
    page.stop()
    expect(document.querySelector("button")).toBeNull()
    before = document.documentElement.outerHTML
  })

  it("is one of several that one observer watches, each by its own width", () => {
    const second = hook('data-ringside-accordion="480"').replaceAll("one", "three").replaceAll("two", "four")
    startAll(`${hook('data-ringside-accordion="900"')}${second}`)
    const sections = [...document.querySelectorAll("section")]
    expect(observers.map(({ watched }) => watched)).toEqual([sections])
    for (const section of sections) seeWidth(600, section)
    expect([...document.querySelectorAll("button")].map(({ id }) => id)).toEqual(["one-heading", "two-heading"])
  })

  it("doesn't come where the host has taken the hook out of the page, which makes it narrow", () => {
    startAll(hook('data-ringside-accordion="480"'))
    const section = find("section")
    section.remove()
    seeWidth(0, section)
    expect(section.querySelector("button")).toBeNull()
    before = document.documentElement.outerHTML
  })

  it("goes with the page", () => {
    startAll(hook('data-ringside-accordion="480"'))
    seeWidth(300)
    button("two").click()
    page.stop()
    expect(observers.map(({ isDone }) => isDone)).toEqual([true])
  })
})
