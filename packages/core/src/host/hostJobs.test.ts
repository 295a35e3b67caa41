import { afterEach, describe, expect, it } from "vitest"
import type { DerivedSettings } from "../domain/index.ts"
import type { PageConfig } from "../page/config.ts"
import { createHostSettings } from "./hostSettings.ts"
import { markOwnFunction } from "./ownFunctions.ts"
import { createPageForTests } from "../assembly/pageForTests.ts"

const job = {
  name: "cart",
  packageName: "cart",
  handles: ["wc-cart-fragments", "other"],
  settings: "wc_cart_fragments_params",
  derived: {},
  doc: "",
}

const derived: DerivedSettings = {
  perLanguage: { fragment_name: "wc_fragments", cart_hash_key: "wc_cart_hash" },
}

afterEach(() => {
  document.body.replaceChildren()
  document.head.replaceChildren()
  document.documentElement.lang = ""
  for (const name of ["wc_cart_fragments_params", "jQuery"]) Reflect.deleteProperty(window, name)
})

function createPage(config: Partial<PageConfig> = {}) {
  return createPageForTests(window, { config: { preset: "woocommerce", ...config } })
}

function refuse(): never {
  throw new DOMException("Blocked a frame from accessing a cross-origin frame.", "SecurityError")
}

function addScript(id: string): void {
  const script = document.createElement("script")
  script.id = id
  document.body.append(script)
}

describe("a job", () => {
  it("is native without settings", () => {
    expect(createPage().jobs.modeOf(job)).toBe("native")
  })

  it.each([
    ["the host's global", () => Reflect.set(window, "wc_cart_fragments_params", {}), {}],
    ["the page config", () => undefined, { host: { wc_cart_fragments_params: {} } }],
    ["the page itself, when it takes over", () => undefined, { takeOver: true }],
    ["the page itself, when it takes over by name", () => undefined, { takeOver: ["cart"] }],
  ])("is active with settings from %s", (_, prepare, config) => {
    prepare()
    expect(createPage(config).jobs.modeOf(job)).toBe("active")
  })

  it("is ours only while it is active", () => {
    expect(createPage().jobs.isOurs(job)).toBe(false)
    const { jobs } = createPage({ host: { wc_cart_fragments_params: {} } })
    expect(jobs.isOurs(job)).toBe(true)
    addScript("wc-cart-fragments-js")
    expect(jobs.isOurs(job)).toBe(false)
  })

  it.each([{ takeOver: ["mini-cart"] }, { takeOver: true, preset: null }, { takeOver: [] }])(
    "is native with %o, which doesn't list it",
    (config) => {
      expect(createPage(config).jobs.modeOf(job)).toBe("native")
    },
  )

  it("observes as soon as the host's script is on the page, and only then", () => {
    Reflect.set(window, "wc_cart_fragments_params", {})
    const { jobs } = createPage()
    document.body.innerHTML = '<div id="wc-cart-fragments-js"></div>'
    expect(jobs.modeOf(job)).toBe("active")
    document.body.replaceChildren()
    addScript("other-js")
    expect(jobs.modeOf(job)).toBe("observe")
  })

  const handlersOf = (click: readonly object[], others: object = {}) => {
    const jQuery = Object.assign(() => ({}), { fn: { on: true, trigger: true }, _data: () => ({ click, ...others }) })
    Reflect.set(window, "jQuery", jQuery)
  }

  it("observes when all handlers of its script are bound, since plugins bind single ones, too", () => {
    const { jobs } = createPage({ host: { wc_cart_fragments_params: {} } })
    const adding = { ...job, handles: ["wc-add-to-cart"] }
    handlersOf([{ selector: ".add_to_cart_button:not(.wc-interactive)" }])
    expect(jobs.modeOf(adding)).toBe("active")
    // A mark of ours stands where the platform's handler would.
    const mark = { selector: ".remove_from_cart_button", handler: markOwnFunction(() => undefined) }
    handlersOf([{ selector: ".add_to_cart_button:not(.wc-interactive)" }, mark])
    expect(jobs.modeOf(adding)).toBe("active")
    handlersOf([{ selector: ".add_to_cart_button:not(.wc-interactive)" }, { selector: ".remove_from_cart_button" }])
    expect(jobs.modeOf(adding)).toBe("observe")
  })

  it("doesn't treat functions and nodes of ours as the host's script", () => {
    const { jobs } = createPage({ host: { wc_cart_fragments_params: {} } })
    handlersOf([])
    const { fn } = Reflect.get(window, "jQuery") as { fn: object }
    Reflect.set(
      fn,
      "wc_product_gallery",
      markOwnFunction(() => undefined),
    )
    document.body.innerHTML = '<div class="wc-block-cart__main" data-ringside-inserted=""></div>'
    const product = { ...job, handles: ["wc-single-product"] }
    const basket = { ...job, handles: ["wc-cart-block-frontend"] }
    expect([jobs.modeOf(product), jobs.modeOf(basket)]).toEqual(["active", "active"])
    document.body.insertAdjacentHTML("beforeend", '<div class="wc-block-cart__main"></div>')
    expect([jobs.modeOf(product), jobs.modeOf(basket)]).toEqual(["active", "observe"])
  })

  it("leaves the job active beside stars that a script of a page builder has printed", () => {
    const { jobs } = createPage({ host: { wc_cart_fragments_params: {} } })
    document.body.innerHTML = '<div id="respond"><p class="stars"></p></div>'
    expect(jobs.modeOf({ ...job, handles: ["wc-single-product"] })).toBe("active")
  })

  it("in takeOver observes while the host's script runs, and the warning names that script", () => {
    addScript("wc-cart-fragments-js")
    const page = createPage({ takeOver: true })
    expect(page.jobs.modeOf(job)).toBe("observe")
    expect(page.warnings).toEqual([
      expect.stringContaining('the host\'s own script "wc-cart-fragments" is on the page'),
    ])
  })
})

describe("where the page's Trusted Types allow no HTML of ours, a job", () => {
  const createRefusingPage = () => {
    Reflect.set(window, "wc_cart_fragments_params", {})
    const createHTML = () => {
      throw new TypeError("This document requires TrustedHTML")
    }
    return createPageForTests(window, { trustedHtml: { createHTML } })
  }

  it("that inserts HTML is native, with a warning", () => {
    const page = createRefusingPage()
    expect(page.jobs.modeOf({ ...job, insertsHtml: true })).toBe("native")
    expect(page.jobs.modeOf({ ...job, handles: [], insertsHtml: true })).toBe("native")
    expect(new Set(page.warnings)).toEqual(
      new Set([
        expect.stringMatching(/^\[ringside\] the page enforces Trusted Types.* expected "trusted-types ringside"/),
      ]),
    )
  })

  it("that inserts none is active, without a warning", () => {
    const page = createRefusingPage()
    expect(page.jobs.modeOf(job)).toBe("active")
    expect(page.warnings).toEqual([])
  })

  it("whose host script runs observes, and one without settings is native, without a warning", () => {
    const page = createRefusingPage()
    expect(page.jobs.modeOf({ ...job, insertsHtml: true, settings: "nothing" })).toBe("native")
    addScript("wc-cart-fragments-js")
    expect(page.jobs.modeOf({ ...job, insertsHtml: true })).toBe("observe")
    expect(page.warnings).toEqual([])
  })
})

describe("settings", () => {
  const read = (config: Partial<PageConfig>) =>
    createPage(config).settings.read({ name: "wc_cart_fragments_params", packageName: "cart", derived })

  it("are read field by field: from the config, else the global, else the page", () => {
    Reflect.set(window, "wc_cart_fragments_params", {
      request_timeout: "1",
      fragment_name: "global",
      cart_hash_key: "g",
    })
    expect(read({ takeOver: true, host: { wc_cart_fragments_params: { request_timeout: "2" } } })).toEqual({
      request_timeout: "2",
      fragment_name: "global",
      cart_hash_key: "g",
      wc_ajax_url: "/?wc-ajax=%%endpoint%%",
      ajax_url: "/wp-admin/admin-ajax.php",
    })
  })

  it("are read from their copy in the config until the global is there, which an optimiser may hold back", () => {
    const hostCopies = { wc_cart_fragments_params: { fragment_name: "copy", ajax_url: "/copy" } }
    const config = { takeOver: true, hostCopies, host: { wc_cart_fragments_params: { ajax_url: "/config" } } }
    expect(read(config)).toMatchObject({ fragment_name: "copy", cart_hash_key: "wc_cart_hash", ajax_url: "/config" })
    // A script of the page may have taken a member out of it.
    Reflect.set(window, "wc_cart_fragments_params", { cart_hash_key: "global" })
    expect(read(config)).toMatchObject({ fragment_name: "wc_fragments", cart_hash_key: "global" })
    expect(createPage({ hostCopies }).jobs.modeOf(job)).toBe("active")
  })

  it.each([
    ["/wp-json/", "wc_fragments", "wc_cart_hash"],
    ["/en/wp-json/", "wc_fragments_en", "wc_cart_hash_en"],
    ["/shop/en/wp-json/", "wc_fragments_shop_en", "wc_cart_hash_shop_en"],
  ])("derived from a page under %s store its basket under %s and %s", (href, fragment_name, cart_hash_key) => {
    document.head.innerHTML = `<link rel="https://api.w.org/" href="${href}">`
    expect(read({ takeOver: true })).toMatchObject({ fragment_name, cart_hash_key })
  })

  it("are read late and again", () => {
    const { settings } = createPage()
    expect(settings.read({ name: "wc_cart_fragments_params", packageName: "cart", derived })).toBeNull()
    Reflect.set(window, "wc_cart_fragments_params", { a: 1 })
    expect(settings.read({ name: "wc_cart_fragments_params", packageName: "cart", derived })).toEqual({ a: 1 })
  })

  it.each([
    ["a list", []],
    ["text", "x"],
    ["null", null],
  ])("are missing when the global is %s", (_, value) => {
    Reflect.set(window, "wc_cart_fragments_params", value)
    expect(read({})).toBeNull()
  })

  it("are missing when the global is an element's id or a frame's name, which windows expose", () => {
    // A frame of another origin refuses to be read.
    const frame = new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse })
    const view = Object.assign(Object.create({ wc_cart_fragments_params: frame }) as Window, { document })
    expect(Reflect.get(view, "wc_cart_fragments_params")).toBe(frame)
    const page = createPageForTests(window)
    expect(
      createHostSettings({ ...page, window: view }).read({
        name: "wc_cart_fragments_params",
        packageName: "cart",
        derived,
      }),
    ).toBeNull()
  })

  it("derived from the page have a member of each kind, and the endpoints", () => {
    document.head.innerHTML = '<link rel="https://api.w.org/" href="/en/wp-json/">'
    document.body.innerHTML = '<a class="cart-container" href="/en/carrito/"></a><i id="drawer"></i>'
    const derivedOfAllKinds: DerivedSettings = {
      texts: { text: "no" },
      choices: {
        there: ["#drawer", "yes", "no"],
        missing: ["#other", "yes", "no"],
        flag: ["#drawer"],
        off: ["#other"],
      },
      links: { link: "a.cart-container", noLink: "a.other" },
      perLanguage: { key: "wc_fragments" },
    }
    const { settings } = createPage({ takeOver: true })
    expect(
      settings.read({ name: "own", packageName: "cart", derived: { present: "#drawer", ...derivedOfAllKinds } }),
    ).toEqual({
      wc_ajax_url: "/en/?wc-ajax=%%endpoint%%",
      ajax_url: "/wp-admin/admin-ajax.php",
      text: "no",
      there: "yes",
      missing: "no",
      flag: "1",
      off: "",
      link: new URL("/en/carrito/", document.baseURI).href,
      noLink: "",
      key: "wc_fragments_en",
    })
    expect(
      settings.read({ name: "own", packageName: "cart", derived: { present: "#other", ...derivedOfAllKinds } }),
    ).toBeNull()
    expect(settings.read({ name: "own", packageName: "cart" })).toBeNull()
  })

  it("are derived in the loader as far as its code reads them, with any markup", () => {
    document.head.innerHTML = '<link rel="https://api.w.org/" href="/en/wp-json/">'
    const page = createPage({ takeOver: true })
    const settings = createHostSettings(page)
    expect(settings.read({ name: "own", packageName: "cart", derived: {} })).toEqual({})
    expect(settings.read({ name: "own", packageName: "cart", derived: { present: "#other", ...derived } })).toEqual({
      fragment_name: "wc_fragments_en",
      cart_hash_key: "wc_cart_hash_en",
    })
    expect(settings.read({ name: "own", packageName: "cart" })).toBeNull()
  })

  it.each([
    ['<link rel="https://api.w.org/" href="/wp-json/">', "", "", ""],
    ['<link rel="https://api.w.org/" href="/?rest_route=/">', "", "", ""],
    ['<link rel="https://api.w.org/" href="/shop/en/wp-json/">', "", "", "/shop/en"],
    ["", "/en/carrito/", "en-GB", "/en"],
    ["", "/entrar/", "en-GB", ""],
    ["", "/carrito/", "", ""],
  ])("with %s and a basket at %s in %s have the prefix %s", (head, cartPath, lang, prefix) => {
    document.head.innerHTML = head
    document.documentElement.lang = lang
    document.body.innerHTML = `<a class="cart-container" href="${cartPath}"></a>`
    expect(read({ takeOver: true })).toMatchObject({ wc_ajax_url: `${prefix}/?wc-ajax=%%endpoint%%` })
  })
})
