import { startBehaviour } from "@ringside/core"
import { createTestPage, find, findA, type JQueryForTests, provideJQuery, type TestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { formatNoticeCookie } from "./domain/index.ts"
import { beforeLoad } from "./beforeLoad.ts"
import { comingSoonBanner, sorting, storeNotice } from "./index.ts"
import { storefrontJob } from "./jobs.ts"

const noticeHtml = `<p class="woocommerce-store-notice demo_store" data-notice-id="abc" style="display: none;">Closed in August.
  <a href="#" role="button" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p><a href="/shop/">Shop</a>`
const bannerHtml = `<div id="coming-soon-footer-banner">Not open yet.
  <a class="coming-soon-footer-banner-dismiss" data-rest-url="/wp-json/wp/v2/users/me" data-rest-nonce="n1">x</a></div>`
const orderingHtml = `<form class="woocommerce-ordering" method="get"><select name="orderby" class="orderby" aria-label="Order">
  <option value="menu_order" selected>Default</option><option value="price">Price</option></select><input type="hidden" name="requestSubmit" value="1" /></form>`

let page: TestPage | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  document.body.className = ""
  deleteCookies()
  vi.restoreAllMocks()
})

function deleteCookies(): void {
  for (const id of ["abc", "August%202026"]) document.cookie = `store_notice${id}=; path=/; max-age=0`
}

function start(
  behaviour: Parameters<typeof startBehaviour>[0],
  html: string,
  options: Parameters<typeof createTestPage>[0] = {},
) {
  document.body.innerHTML = html
  page = createTestPage(options)
  startBehaviour(behaviour, page)
  return page
}

const key = (name: string) => new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true })

describe("the store notice", () => {
  describeBehaviour(storeNotice, {
    html: noticeHtml,
    selector: ".woocommerce-store-notice",
    job: storefrontJob,
    isConnected: (element) => element.style.display === "block",
  })

  const notice = () => find(".woocommerce-store-notice")
  const link = () => find(".woocommerce-store-notice__dismiss-link")

  it.each([
    ["a click", () => link().click()],
    ["Space", () => link().dispatchEvent(key(" "))],
  ])("is hidden at %s, stays hidden, and moves the focus on", (_, press) => {
    document.body.classList.add("ast-woocommerce-store-notice-hanged")
    start(storeNotice, noticeHtml)
    press()
    expect(notice().style.display).toBe("none")
    expect(document.cookie).toContain("store_noticeabc=hidden")
    expect(document.body.classList.contains("ast-woocommerce-store-notice-hanged")).toBe(false)
    expect(document.activeElement?.textContent).toBe("Shop")
    page?.stop()
    start(storeNotice, noticeHtml)
    expect(notice().style.display).toBe("none")
  })

  it("keeps the scroll position of a reader, and moves the focus to what is in view", () => {
    const skip =
      '<a class="skip-link" href="#main">Skip</a><a id="above" href="/a/">Above</a><a id="seen" href="/b/">Seen</a>'
    start(storeNotice, noticeHtml.replace('<a href="/shop/">Shop</a>', skip))
    const tops = new Map([
      [find(".skip-link"), -600],
      [find("#above"), -20],
      [find("#seen"), 300],
    ])
    for (const [element, top] of tops) element.getBoundingClientRect = () => new DOMRect(0, top, 100, 30)
    const focus = vi.spyOn(HTMLElement.prototype, "focus")
    link().click()
    expect(document.activeElement?.id).toBe("seen")
    expect(focus.mock.calls.map(([options]) => ({ ...options }))).toEqual([{ preventScroll: true }])
  })

  it("writes and reads the contract's cookie, with a name that is encoded once", () => {
    const html = noticeHtml.replace('"abc"', '"August 2026"')
    const [cookie = ""] = formatNoticeCookie("August 2026").split(";")
    start(storeNotice, html)
    link().click()
    expect(document.cookie.split("; ")).toContain(cookie)
    deleteCookies()
    page?.stop()
    document.cookie = formatNoticeCookie("August 2026")
    start(storeNotice, html)
    expect(notice().style.display).toBe("none")
  })

  it("doesn't follow the link's address", () => {
    start(storeNotice, noticeHtml)
    const click = new MouseEvent("click", { bubbles: true, cancelable: true })
    link().dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
  })

  it("is shown on another page after another notice was dismissed", () => {
    document.cookie = "store_noticexyz=hidden; path=/"
    start(storeNotice, noticeHtml)
    expect(notice().style.display).toBe("block")
    document.cookie = "store_noticexyz=; path=/; max-age=0"
  })

  it("is shown without a link, and where cookies are refused", () => {
    vi.spyOn(Document.prototype, "cookie", "get").mockImplementation(() => {
      throw new DOMException("Refused.", "SecurityError")
    })
    start(storeNotice, '<p class="woocommerce-store-notice" style="display: none;">Closed.</p>')
    expect(notice().style.display).toBe("block")
  })
})

describe("the coming-soon banner", () => {
  describeBehaviour(comingSoonBanner, {
    html: bannerHtml,
    selector: "#coming-soon-footer-banner",
    job: storefrontJob,
    isConnected: (element) => element.querySelector("a")?.getAttribute("role") === "button",
    hasTexts: true,
  })

  const banner = () => find("#coming-soon-footer-banner")
  const link = () => find("#coming-soon-footer-banner a")
  const answers = {
    accepted: { kind: "answer", status: 200, isOk: true, headers: {}, text: "{}", url: "" },
    refused: { kind: "answer", status: 403, isOk: false, headers: {}, text: "", url: "" },
    "the network down": { kind: "unreachable", reason: "network" },
  } as const

  it.each(Object.entries(answers))("is hidden once, with one request, %s", async (_, answer) => {
    const http = vi.fn(() => Promise.resolve(answer))
    start(comingSoonBanner, bannerHtml, { services: { http } })
    link().dispatchEvent(key("Enter"))
    link().click()
    expect(banner().style.display).toBe("")
    await vi.waitFor(() => expect(banner().style.display).toBe("none"))
    expect(http.mock.calls).toEqual([
      [
        {
          method: "POST",
          url: "/wp-json/wp/v2/users/me",
          headers: { "X-WP-Nonce": "n1", "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8" },
          body: "woocommerce_meta%5Bcoming_soon_banner_dismissed%5D=yes",
          timeoutMs: 30_000,
          nonce: "sent",
        },
      ],
    ])
  })

  it.each([
    ["the next control", (html: string) => `${html}<a id="other" href="/imprint/">Imprint</a>`],
    [
      "the last control before it, at the page's end",
      (html: string) => `<a id="other" href="/imprint/">Imprint</a>${html}`,
    ],
  ])("moves focus to %s", async (_, format) => {
    const http = vi.fn(() => Promise.resolve(answers.accepted))
    start(comingSoonBanner, format(bannerHtml), { services: { http } })
    link().focus()
    link().click()
    await vi.waitFor(() => expect(banner().style.display).toBe("none"))
    expect(document.activeElement?.id).toBe("other")
  })

  it("is hidden without a request where the page has no address for one", () => {
    const http = vi.fn()
    start(
      comingSoonBanner,
      '<div id="coming-soon-footer-banner"><a class="coming-soon-footer-banner-dismiss">x</a></div>',
      {
        services: { http },
      },
    )
    link().click()
    expect(banner().style.display).toBe("none")
    expect(http).not.toHaveBeenCalled()
  })

  it("leaves a link of the host's its role and name", () => {
    start(comingSoonBanner, bannerHtml.replace("<a ", '<a href="#" '))
    expect(link().hasAttribute("role")).toBe(false)
    expect(link().hasAttribute("aria-label")).toBe(false)
  })
})

describe("sorting", () => {
  const select = () => findA(HTMLSelectElement, "select.orderby")
  let sent: string[]
  let listening: AbortController

  beforeEach(() => {
    sent = []
    listening = new AbortController()
    document.addEventListener(
      "submit",
      (event) => {
        event.preventDefault()
        sent.push(select().value)
      },
      { signal: listening.signal },
    )
  })
  afterEach(() => listening.abort())

  const choose = () => {
    select().value = "price"
    select().dispatchEvent(new Event("change", { bubbles: true }))
  }

  it("sends its form when another order is chosen, though a field is called like the form's method", () => {
    start(sorting, orderingHtml)
    choose()
    expect(sent).toEqual(["price"])
  })

  it("sends an order that was chosen before the code was there", () => {
    document.body.innerHTML = orderingHtml
    select().value = "price"
    select().focus()
    page = createTestPage()
    startBehaviour(sorting, page)
    expect(sent).toEqual(["price"])
  })

  it("sends nothing for an order that the browser has restored", () => {
    document.body.innerHTML = orderingHtml
    select().value = "price"
    page = createTestPage()
    startBehaviour(sorting, page)
    expect(sent).toEqual([])
  })

  it("sends nothing while the host's script is there, nor after ours has stopped", () => {
    start(sorting, orderingHtml + '<script type="text/plain" id="woocommerce-js"></script>')
    choose()
    page?.stop()
    start(sorting, orderingHtml)
    page?.stop()
    choose()
    expect(sent).toEqual([])
  })

  it("sends nothing where a script keeps the event from the form", () => {
    start(sorting, orderingHtml)
    select().addEventListener("change", (event) => event.stopPropagation())
    choose()
    expect(sent).toEqual([])
  })

  describe("where jQuery is on the page", () => {
    let jQuery: JQueryForTests
    let ended: AbortController
    const form = () => jQuery(".woocommerce-ordering")
    /** The tag runs before the page is ready, the late code after that. */
    const open = (whenReady: () => void) => {
      document.body.innerHTML = orderingHtml
      page = createTestPage()
      beforeLoad.start(page)
      whenReady()
      startBehaviour(sorting, page)
    }

    beforeEach(async () => {
      ended = new AbortController()
      jQuery = await provideJQuery(ended.signal)
    })
    afterEach(() => {
      jQuery(document).off()
      ended.abort()
    })

    const orderby = "select.orderby"
    it.each([
      [
        "on the form",
        () =>
          form()
            .off("change", orderby)
            .on("change", orderby, (event) => event.preventDefault()),
      ],
      [
        "on the document",
        () => {
          form().off("change", orderby)
          jQuery(document).on("change", orderby, () => 0)
        },
      ],
      [
        "for every control of the form",
        () =>
          form()
            .off("change")
            .on("change", () => 0),
      ],
    ])("is left to a script that has taken the platform's handler off, and listens %s", (_, takeOver) => {
      open(takeOver)
      choose()
      jQuery(select()).trigger("change")
      expect(sent).toEqual([])
      // The script shows the new products with a form of theirs.
      find("form").outerHTML = orderingHtml
      page?.scan()
      choose()
      expect(sent).toEqual([])
    })

    it("is left to it also where the shopper chose before the late code was there", () => {
      open(() => {
        form().off("change", orderby)
        select().value = "price"
        select().focus()
      })
      expect(sent).toEqual([])
    })

    it("is left to a script that takes the handler off later", () => {
      open(() => undefined)
      form().off("change", orderby)
      choose()
      expect(sent).toEqual([])
    })

    it.each([
      ["natively", choose],
      [
        "through jQuery alone",
        () => {
          select().value = "price"
          jQuery(select()).trigger("change")
        },
      ],
    ])("sends the form once beside scripts that only listen, changed %s", (_, change) => {
      open(() => {
        form().on("change", orderby, () => 0)
        jQuery(document).on("change", orderby, () => 0)
      })
      change()
      expect(sent).toEqual(["price"])
    })

    it("sends the form of the platform's block, which prevents its submit events, changed through jQuery alone", () => {
      const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined)
      open(() => undefined)
      find("form").outerHTML = orderingHtml.replace("<form", '<form data-wp-on--submit="actions.preventSubmit"')
      page?.scan()
      // The block sorts in place, and keeps the native event from the form.
      select().addEventListener("change", (event) => event.stopPropagation(), { once: true })
      choose()
      expect(submit).not.toHaveBeenCalled()
      jQuery(select()).trigger("change")
      expect(submit.mock.contexts).toEqual([find("form")])
    })

    it("sends a form that was inserted later, whose handler a script can take off, too", () => {
      open(() => undefined)
      find("form").outerHTML = orderingHtml
      page?.scan()
      choose()
      expect(sent).toEqual(["price"])
      form().off("change", orderby)
      sent = []
      choose()
      expect(sent).toEqual([])
    })

    it("sends the form also where jQuery comes after our code", () => {
      ended.abort()
      open(() => undefined)
      Reflect.set(window, "jQuery", jQuery)
      document.head.dispatchEvent(new Event("load"))
      choose()
      Reflect.deleteProperty(window, "jQuery")
      expect(sent).toEqual(["price"])
    })

    it("leaves no handler on the form when the page stops", () => {
      open(() => undefined)
      const readEvents = () =>
        (Reflect.get(jQuery, "_data") as (element: Element, name: string) => unknown)(find("form"), "events")
      expect(readEvents()).toHaveProperty("change")
      page?.stop()
      expect(readEvents()).toBeUndefined()
    })
  })
})
