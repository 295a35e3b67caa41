import { consentService, startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { consentSourcesService } from "./consentSources.ts"
import { useCookieJar } from "@ringside/testing/conformance"
import { createCookieDeletions } from "../domain/index.ts"
import { orderAttributionBehaviour } from "../orderAttribution/orderAttribution.ts"

type Tcf = (command: string, version: number, listener: (data: unknown, success: boolean) => void, id?: number) => void

let page: TestPage | undefined
const names = [
  "wp_consent_type",
  "wp_set_consent",
  "cmplz_has_consent",
  "complianz",
  "wp_fallback_consent_type",
  "wp_has_consent",
  "WPConsent",
  "dataLayer",
  "__tcfapi",
]

const jar = useCookieJar()

afterEach(() => {
  vi.restoreAllMocks()
  page?.stop()
  page = undefined
  document.body.replaceChildren()
  for (const name of names) Reflect.deleteProperty(window, name)
})

function open(params: object = {}, all: object = {}): TestPage {
  document.body.innerHTML = "<form><wc-order-attribution-inputs></wc-order-attribution-inputs></form>"
  const opened = createTestPage({
    config: {
      host: { wc_order_attribution: { params: { allowTracking: true, ...params } } },
      all: { ...all },
    },
  })
  page = opened
  consentSourcesService.of(opened)
  startBehaviour(orderAttributionBehaviour, opened)
  return opened
}

const read = (category = "marketing") => (page ? consentService.of(page).read(category) : "no page")
const readCookies = () => [...jar.keys()].filter((name) => name.startsWith("sbjs_"))
const readSource = () =>
  document.querySelector<HTMLInputElement>('[name="wc_order_attribution_source_type"]')?.value ?? "no input"
const send = (name: string, detail: object = {}) => document.dispatchEvent(new CustomEvent(name, { detail }))
const set = (name: string, value: unknown) => Reflect.set(window, name, value)
/** The consent API with a type of consent that a tool has named. */
const setType = (type: string, name = "wp_consent_type") => {
  set(name, type)
  set("wp_set_consent", () => undefined)
}

/** A page whose scripts are still loading; the returned function ends that. */
function startLoading(): () => void {
  const state = vi.spyOn(Object.getPrototypeOf(document) as Document, "readyState", "get")
  state.mockReturnValue("interactive")
  return () => {
    state.mockReturnValue("complete")
    window.dispatchEvent(new Event("load"))
  }
}

/** An earlier page of the visit, which came by a campaign. */
function arriveByCampaign(): void {
  const address = window.location.href
  window.history.replaceState(null, "", "?utm_source=newsletter")
  const earlier = open()
  expect(readSource()).toBe("utm")
  earlier.stop()
  window.history.replaceState(null, "", address)
}

/** A tool of the IAB's framework: what it said last, and who listens. */
function installTcf(first: unknown) {
  const listeners = new Set<(data: unknown, success: boolean) => void>()
  let data = first
  const api: Tcf = (command, version, listener) => {
    if (version !== 2) throw new Error("Version 2 is the framework's.")
    if (command === "addEventListener") listeners.add(listener)
    if (command === "removeEventListener") listeners.clear()
    if (command === "addEventListener" && data !== null) listener(data, true)
  }
  set("__tcfapi", api)
  return {
    listeners,
    send(next: object) {
      data = next
      for (const listener of [...listeners]) listener(next, true)
    },
  }
}

const purposes = (marketing: boolean) => ({
  tcfPolicyVersion: 4,
  gdprApplies: true,
  cmpStatus: "loaded",
  listenerId: 1,
  purpose: { consents: { 1: true, 7: marketing } },
})

function expectTracking(isTracked: boolean): void {
  expect([readCookies().length, readSource()]).toEqual(isTracked ? [7, "typein"] : [0, ""])
}

describe("the WordPress consent API", () => {
  it.each(["wp_consent_type", "wp_fallback_consent_type"])("asks first with %s, and follows its events", (name) => {
    setType("optin", name)
    open()
    expect(read()).toBe("pending")
    expectTracking(false)
    send("wp_listen_for_consent_change", { statistics: "allow" })
    expectTracking(false)
    send("wp_listen_for_consent_change", { marketing: "allow" })
    expect(read()).toBe("granted")
    expectTracking(true)
    send("wp_listen_for_consent_change", { marketing: "deny" })
    expect(read()).toBe("denied")
    expectTracking(false)
  })

  it("is read by its function, again when the type of consent is defined", () => {
    let isAllowed = false
    set("wp_has_consent", (category: string) => category === "marketing" && isAllowed)
    open()
    expectTracking(false)
    isAllowed = true
    send("wp_consent_type_defined")
    expectTracking(true)
  })

  it("is answered by its function alone where the page has it, which reads cookies with other names", () => {
    setType("optout")
    set("wp_has_consent", () => false)
    open()
    expect(read()).toBe("pending")
    expectTracking(false)
  })

  it.each<[string, boolean, ReturnType<typeof read>]>([
    ["allow", false, "pending"],
    ["allow", true, "granted"],
    ["deny", true, "denied"],
  ])("whose cookie has %s and whose function answers %s is %s", (cookie, answer, state) => {
    setType("optin")
    set("wp_has_consent", () => answer)
    document.cookie = `wp_consent_marketing=${cookie}; path=/`
    open()
    expect(read()).toBe(state)
    expectTracking(state === "granted")
  })

  it("waits for the answer to our banner where the function allows everything without a question", () => {
    set("wp_has_consent", () => true)
    open({}, { consent: { type: "optin" } })
    expect(read()).toBe("pending")
    expectTracking(false)
    send("wp_listen_for_consent_change", { marketing: "allow" })
    expectTracking(true)
  })

  it("allows with optout until the shopper denies", () => {
    setType("optout")
    open()
    expectTracking(true)
    send("wp_listen_for_consent_change", { marketing: "deny" })
    expectTracking(false)
  })

  it("is read from its cookie", () => {
    setType("optout")
    document.cookie = "wp_consent_marketing=deny; path=/"
    open()
    expect(read()).toBe("denied")
    expectTracking(false)
  })

  it("counts for the category that the platform names", () => {
    setType("optin")
    open({ consentCategory: "statistics" })
    send("wp_listen_for_consent_change", { marketing: "allow" })
    expectTracking(false)
    send("wp_listen_for_consent_change", { statistics: "allow" })
    expectTracking(true)
  })

  it("overrides the shop's own setting, as on the platform", () => {
    setType("optin")
    open({ allowTracking: false })
    expectTracking(false)
    send("wp_listen_for_consent_change", { marketing: "allow" })
    expectTracking(true)
  })

  it("that throws is no answer", () => {
    set("wp_has_consent", () => {
      throw new Error("not ready")
    })
    open()
    expect(read()).toBe("pending")
    expectTracking(false)
  })
})

describe("a tool that names a type of consent on a page without the consent API", () => {
  it("is a question without an answer where it asks first, also once the page has loaded", () => {
    set("wp_consent_type", "optin")
    const endLoading = startLoading()
    open()
    expect(read()).toBe("pending")
    endLoading()
    expect(read()).toBe("pending")
    expectTracking(false)
  })

  it("is no tool where it only allows until the shopper denies, once the page has loaded", () => {
    set("wp_consent_type", "optout")
    const endLoading = startLoading()
    open()
    expect(read()).toBe("granted")
    endLoading()
    expect(read()).toBe("undecided")
    expectTracking(true)
  })

  it.each<["granted" | "denied"]>([["granted"], ["denied"]])(
    "leaves the answer to Google's list: %s, also once that drops its entry",
    (answer) => {
      const layer: unknown[] = [["consent", "default", { ad_storage: "granted" }]]
      set("wp_consent_type", "optin")
      set("dataLayer", layer)
      open()
      expect(read()).toBe("pending")
      layer.push(["consent", "update", { ad_storage: answer }])
      page?.scan()
      expect(read()).toBe(answer)
      expectTracking(answer === "granted")
      layer.splice(0, 2, { event: "a" }, { event: "b" })
      page?.scan()
      expect(read()).toBe(answer)
    },
  )

  it("leaves the answer to the IAB's framework, unless that is broken", () => {
    set("wp_consent_type", "optin")
    const tool = installTcf({ ...purposes(true), eventStatus: "tcloaded" })
    open()
    expect(read()).toBe("granted")
    expectTracking(true)
    tool.send({ cmpStatus: "error" })
    expect(read()).toBe("pending")
    expectTracking(false)
  })

  it("is followed by the API's cookies where it writes them", () => {
    set("wp_consent_type", "optin")
    document.cookie = "wp_consent_functional=allow; path=/"
    open()
    expect(read()).toBe("pending")
  })

  it("waits for the API where a speed plugin has only delayed its script", () => {
    set("wp_consent_type", "optin")
    set("dataLayer", [["consent", "update", { ad_storage: "granted" }]])
    open()
    expect(read()).toBe("granted")
    document.body.insertAdjacentHTML("beforeend", '<script id="wp-consent-api-js" type="delayed"></script>')
    page?.scan()
    expect(read()).toBe("pending")
    expectTracking(false)
  })

  it("leaves the answer to our banner where it asks", () => {
    set("wp_consent_type", "optout")
    open({}, { consent: { type: "optin" } })
    expect(read()).toBe("pending")
  })
})

describe("WPConsent without the consent API", () => {
  const answer = (isAllowed: boolean) => {
    const preferences = { essential: true, statistics: isAllowed, marketing: isAllowed }
    document.cookie = `wpconsent_preferences=${JSON.stringify(preferences)}; path=/`
    return preferences
  }
  const save = (isAllowed: boolean) =>
    window.dispatchEvent(new CustomEvent("wpconsent_consent_saved", { detail: answer(isAllowed) }))

  it("is an open question until it has named the type, for which it may ask where the shopper is", () => {
    set("WPConsent", {})
    open()
    expect(read()).toBe("pending")
    expectTracking(false)
    set("wp_consent_type", "optout")
    send("wp_consent_type_defined", {})
    expect(read()).toBe("granted")
    expectTracking(true)
  })

  it.each<[string, boolean, ReturnType<typeof read>]>([
    ["optin", false, "denied"],
    ["optin", true, "granted"],
    ["optout", false, "denied"],
    ["optout", true, "granted"],
  ])("of the type %s whose cookie has %s is %s", (type, isAllowed, state) => {
    set("wp_consent_type", type)
    set("WPConsent", {})
    answer(isAllowed)
    open()
    expect(["functional", "preferences"].map(read)).toEqual(["granted", "granted"])
    expect(["statistics", "statistics-anonymous", "marketing"].map(read)).toEqual([state, state, state])
    expectTracking(isAllowed)
  })

  it.each<[string, ReturnType<typeof read>]>([
    ["optin", "pending"],
    ["optout", "granted"],
  ])("of the type %s is %s before the shopper's answer, and follows its event", (type, state) => {
    set("wp_consent_type", type)
    set("WPConsent", {})
    open()
    expect(read()).toBe(state)
    save(true)
    expect(read()).toBe("granted")
    expectTracking(true)
    save(false)
    expect([read(), read("statistics-anonymous"), read("functional")]).toEqual(["denied", "denied", "granted"])
    expectTracking(false)
  })

  it("is read again when the shopper comes back, who may have answered on another page", () => {
    set("wp_consent_type", "optin")
    set("WPConsent", {})
    open()
    save(true)
    answer(false)
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    expect(read()).toBe("denied")
    expectTracking(false)
  })

  it("counts no more once it is off the page", () => {
    answer(true)
    open({}, { consent: { type: "optin" } })
    expect(read()).toBe("pending")
  })

  it("is asked by the API's function where that is there", () => {
    set("wp_consent_type", "optin")
    set("wp_has_consent", () => false)
    set("WPConsent", {})
    answer(true)
    open()
    expect(read()).toBe("pending")
  })
})

describe("Complianz without the consent API", () => {
  it.each([
    ["optin", false, "pending"],
    ["optin", true, "granted"],
    ["optout", false, "pending"],
    ["optout", true, "granted"],
  ])("of the type %s whose function answers %s is %s", (type, answer, state) => {
    set("wp_consent_type", type)
    set("cmplz_has_consent", (category: string) => category === "functional" || answer)
    open()
    expect([read("functional"), read()]).toEqual(["granted", state])
    expectTracking(answer)
  })

  it("is followed by its event, by category", () => {
    set("wp_consent_type", "optin")
    set("cmplz_has_consent", () => false)
    open()
    send("cmplz_status_change", { category: "statistics", value: "allow" })
    expectTracking(false)
    send("cmplz_status_change", { category: "marketing", value: "allow" })
    expect(read()).toBe("granted")
    expectTracking(true)
    send("cmplz_status_change", { category: "marketing", value: "deny" })
    expect(read()).toBe("denied")
    expectTracking(false)
  })

  it("is called again when the shopper comes back, who may have answered on another page", () => {
    let isAllowed = true
    set("wp_consent_type", "optin")
    set("cmplz_has_consent", () => isAllowed)
    open()
    send("cmplz_status_change", { category: "marketing", value: "allow" })
    isAllowed = false
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    expectTracking(false)
  })

  it.each([["cmplz_"], ["cmplz_rt_"]])("keeps a No in its cookie, whose name begins with %s", (prefix) => {
    set("wp_consent_type", "optin")
    set("cmplz_has_consent", () => false)
    if (prefix !== "cmplz_") set("complianz", { prefix })
    document.cookie = `${prefix}statistics=deny; path=/`
    open()
    expect([read("statistics"), read()]).toEqual(["denied", "pending"])
  })

  it.each<[string, () => unknown, ReturnType<typeof read>]>([
    ["stays where the shopper has only come back", () => null, "denied"],
    ["ends with a Yes on another page", () => (document.cookie = "cmplz_marketing=allow; path=/"), "granted"],
  ])("that has told a No, which %s", (_, answer, state) => {
    set("wp_consent_type", "optin")
    set("cmplz_has_consent", () => document.cookie.includes("cmplz_marketing=allow"))
    open()
    send("cmplz_status_change", { category: "marketing", value: "deny" })
    answer()
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    expect(read()).toBe(state)
    expectTracking(state === "granted")
  })

  it("is asked by the API's function where that is there", () => {
    set("wp_consent_type", "optin")
    set("wp_has_consent", () => false)
    set("cmplz_has_consent", () => true)
    open()
    expect(read()).toBe("pending")
  })
})

describe("a script of the page", () => {
  const setOrderTracking = (isAllowed: boolean) => {
    const api: unknown = Reflect.get(window, "wc_order_attribution")
    const call = typeof api === "object" && api !== null ? Reflect.get(api, "setOrderTracking") : null
    if (typeof call === "function") Reflect.apply(call, api, [isAllowed])
  }

  it.each<[string, () => void]>([
    ["its cookie", () => (document.cookie = "wp_consent_marketing=allow; path=/")],
    ["its type", () => setType("optout")],
    ["its function", () => set("wp_has_consent", () => true)],
  ])("turns tracking off although the consent API allows it by %s, until it turns it on", (_, consent) => {
    consent()
    const opened = open()
    expectTracking(true)
    setOrderTracking(false)
    expectTracking(false)
    opened.scan()
    send("wp_consent_type_defined")
    send("wp_listen_for_consent_change", { statistics: "allow" })
    expectTracking(false)
    setOrderTracking(true)
    expectTracking(true)
  })

  it("loses its refusal to the shopper's consent, which is followed from then on", () => {
    setType("optout")
    open()
    setOrderTracking(false)
    expectTracking(false)
    send("wp_listen_for_consent_change", { marketing: "allow" })
    expectTracking(true)
    send("wp_listen_for_consent_change", { marketing: "deny" })
    expectTracking(false)
  })

  it("doesn't track against the shopper's denial", () => {
    setType("optin")
    open()
    send("wp_listen_for_consent_change", { marketing: "deny" })
    setOrderTracking(true)
    expectTracking(false)
  })
})

describe("Google's consent mode", () => {
  it("withholds consent while the default denies, and follows the last update", () => {
    const layer: unknown[] = [["consent", "default", { ad_storage: "denied", analytics_storage: "denied" }]]
    set("dataLayer", layer)
    const opened = open()
    expect([read(), read("statistics")]).toEqual(["pending", "pending"])
    expectTracking(false)
    // As gtag() pushes it: not a list, but a function's arguments.
    layer.push({ 0: "consent", 1: "update", 2: { ad_storage: "granted", analytics_storage: "denied" }, length: 3 })
    opened.scan()
    expect([read(), read("statistics")]).toEqual(["granted", "denied"])
    expectTracking(true)
    layer.push(["consent", "update", { ad_storage: "denied" }])
    opened.scan()
    expect(read()).toBe("denied")
    expectTracking(false)
  })

  it("stays as it was when the list drops old entries, and is read again in a list of the same length", () => {
    const layer: unknown[] = [["consent", "default", { ad_storage: "denied" }], { event: "a" }]
    set("dataLayer", layer)
    const opened = open()
    layer.splice(0, 2, { event: "b" }, { event: "c" })
    opened.scan()
    expect(read()).toBe("pending")
    layer.splice(0, 2, { event: "d" }, ["consent", "update", { ad_storage: "granted" }])
    opened.scan()
    expect(read()).toBe("granted")
    layer.splice(0, 2, { event: "e" }, { event: "f" })
    opened.scan()
    expect(read()).toBe("granted")
    expectTracking(true)
  })

  it.each<[string, (layer: unknown[], update: unknown) => void]>([
    [
      "a click, by a listener behind ours",
      (layer, update) => {
        const button = document.createElement("button")
        document.body.append(button)
        button.addEventListener("click", (event) => {
          event.stopPropagation()
          layer.push(update)
        })
        button.click()
      },
    ],
    [
      "the page is left",
      (layer, update) => {
        layer.push(update)
        window.dispatchEvent(new Event("pagehide"))
      },
    ],
  ])("is read again when %s, since the list has no event", (_, answer) => {
    const layer: unknown[] = [["consent", "default", { ad_storage: "denied" }]]
    set("dataLayer", layer)
    const opened = open()
    answer(layer, ["consent", "update", { ad_storage: "granted" }])
    opened.clock.pass(0)
    expect(read()).toBe("granted")
    expectTracking(true)
    answer(layer, ["consent", "update", { ad_storage: "denied" }])
    opened.clock.pass(0)
    expectTracking(false)
  })

  describe("with a default that denies in some regions", () => {
    const regional = ["consent", "default", { ad_storage: "denied", analytics_storage: "denied", region: ["ES"] }]

    it("withholds nothing where nobody asks: Google's plugins print it on shops of the whole world", () => {
      set("dataLayer", [regional])
      open()
      expect([read(), read("statistics")]).toEqual(["undecided", "undecided"])
      expectTracking(true)
    })

    it("withholds consent while the page is loading, since a tool may still come", () => {
      set("dataLayer", [regional])
      const endLoading = startLoading()
      open()
      expect(read()).toBe("pending")
      expectTracking(false)
      endLoading()
      expect(read()).toBe("undecided")
      expectTracking(true)
    })

    it("keeps the source of an earlier page while the page is loading", () => {
      arriveByCampaign()
      set("dataLayer", [regional])
      const endLoading = startLoading()
      open()
      expect([readCookies().length, readSource()]).toEqual([7, ""])
      endLoading()
      expect([readCookies().length, readSource()]).toEqual([7, "utm"])
    })

    it("deletes the source of an earlier page where a tool still asks once the page has loaded", () => {
      arriveByCampaign()
      setType("optin")
      const endLoading = startLoading()
      open()
      expect(readCookies()).toHaveLength(7)
      endLoading()
      expectTracking(false)
    })

    it("keeps the source of an earlier page until WPConsent has found where the shopper is", () => {
      arriveByCampaign()
      set("WPConsent", {})
      open()
      expect([readCookies().length, readSource()]).toEqual([7, ""])
      setType("optout")
      send("wp_consent_type_defined")
      expect([readCookies().length, readSource()]).toEqual([7, "utm"])
    })

    it("deletes the source of an earlier page where the shop's own config asks first beside WPConsent", () => {
      arriveByCampaign()
      set("WPConsent", {})
      open({}, { consent: { type: "optin" } })
      expectTracking(false)
    })

    it("keeps an answer of the loading page that the list has dropped", () => {
      const layer: unknown[] = [regional, ["consent", "update", { ad_storage: "denied" }]]
      set("dataLayer", layer)
      const endLoading = startLoading()
      open()
      layer.splice(0, 2, { event: "a" }, { event: "b" })
      endLoading()
      expect(read()).toBe("denied")
      expectTracking(false)
    })

    it.each<[string, () => void]>([
      [
        "an update of another kind of storage",
        () => set("dataLayer", [regional, ["consent", "update", { x: "denied" }]]),
      ],
      ["a type of consent", () => set("wp_consent_type", "optin")],
      ["the framework", () => void installTcf({ ...purposes(false), eventStatus: "cmpuishown" })],
      ["our banner", () => page?.document.body.insertAdjacentHTML("beforeend", "<div data-ringside=consent></div>")],
    ])("withholds consent beside %s", (_, ask) => {
      set("dataLayer", [regional])
      const opened = open()
      ask()
      opened.scan()
      expect(read()).toBe("pending")
      expectTracking(false)
    })

    it.each<[string, () => void]>([
      ["a type that allows until the shopper denies", () => setType("optout")],
      ["the shopper's yes", () => (document.cookie = "wp_consent_marketing=allow; path=/")],
    ])("doesn't win over %s", (_, allow) => {
      set("dataLayer", [regional])
      allow()
      open()
      expect(read()).toBe("granted")
      expectTracking(true)
    })
  })

  it("never overrides the shop's own setting", () => {
    set("dataLayer", [["consent", "update", { ad_storage: "granted" }]])
    open({ allowTracking: false })
    expectTracking(false)
  })
})

describe("the IAB's framework 2.2", () => {
  it("withholds consent while its window is open, and follows each answer", () => {
    const tool = installTcf({ ...purposes(false), eventStatus: "cmpuishown" })
    const opened = open()
    expect([read(), read("statistics")]).toEqual(["pending", "pending"])
    expectTracking(false)
    tool.send({ ...purposes(true), eventStatus: "useractioncomplete" })
    expect(read()).toBe("granted")
    expectTracking(true)
    tool.send({ ...purposes(false), eventStatus: "useractioncomplete" })
    expect(read()).toBe("denied")
    expectTracking(false)
    opened.stop()
    expect(tool.listeners.size).toBe(0)
  })

  it("keeps the answer while the shopper has reopened its window", () => {
    const tool = installTcf({ ...purposes(true), eventStatus: "tcloaded" })
    open()
    expectTracking(true)
    tool.send({ ...purposes(true), eventStatus: "cmpuishown" })
    expect(read()).toBe("granted")
    expectTracking(true)
    tool.send({ ...purposes(false), eventStatus: "useractioncomplete" })
    expectTracking(false)
  })

  it.each([
    ["where the law doesn't apply", { eventStatus: "tcloaded", gdprApplies: false }, true],
    ["after a stored yes", { ...purposes(true), eventStatus: "tcloaded" }, true],
    ["after a stored no", { ...purposes(false), eventStatus: "tcloaded" }, false],
    ["as the shop has it where the tool broke", { cmpStatus: "error", gdprApplies: true }, true],
    ["without purpose 1", { eventStatus: "tcloaded", gdprApplies: true, purpose: { consents: { 7: true } } }, false],
  ])("tracks %s: %j", (_, data, isTracked) => {
    installTcf(data)
    open()
    expectTracking(isTracked)
  })

  it("is called as soon as it is on the page, also through its queue", () => {
    const queue: unknown[][] = []
    const opened = open()
    expectTracking(true)
    set("__tcfapi", (...call: unknown[]) => queue.push(call))
    opened.scan()
    expect(queue.map(([command, version]) => [command, version])).toEqual([["addEventListener", 2]])
    expect(read()).toBe("pending")
    const [call] = queue
    const listener = call?.[2]
    if (typeof listener === "function")
      Reflect.apply(listener, undefined, [{ ...purposes(false), eventStatus: "tcloaded" }, true])
    expectTracking(false)
  })
})

describe("Global Privacy Control", () => {
  beforeEach(() => Reflect.set(navigator, "globalPrivacyControl", true))
  afterEach(() => void Reflect.deleteProperty(navigator, "globalPrivacyControl"))

  it("denies, until the shopper grants", () => {
    open()
    expect(read()).toBe("denied")
    expectTracking(false)
    send("wp_listen_for_consent_change", { marketing: "allow" })
    expectTracking(true)
  })

  it.each<[string, string, ReturnType<typeof read>]>([
    ["cmplz_has_consent", "optin", "granted"],
    ["wp_has_consent", "optin", "granted"],
    ["cmplz_has_consent", "optout", "denied"],
    ["wp_has_consent", "optout", "denied"],
  ])("leaves a yes by %s of the type %s %s: only the first kind is the shopper's", (name, type, state) => {
    set("wp_consent_type", type)
    set(name, () => true)
    open()
    expect(read()).toBe(state)
    expectTracking(state === "granted")
  })

  it("denies where a tool only implies consent", () => {
    setType("optout")
    open()
    expectTracking(false)
  })
})

it("reads the cookies once per scan, for all categories", () => {
  page = createTestPage()
  consentSourcesService.of(page)
  const reads = vi.spyOn(HTMLDocument.prototype, "cookie", "get")
  reads.mockClear()
  page.scan()
  expect(reads).toHaveBeenCalledOnce()
})

describe("a shopper who comes back to the page", () => {
  const comeBack = () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))

  it("has withdrawn consent on another page: nothing of the source is left in the form", () => {
    setType("optin")
    open()
    send("wp_listen_for_consent_change", { marketing: "allow" })
    expectTracking(true)
    for (const text of createCookieDeletions(window.location.hostname)) document.cookie = text
    document.cookie = "wp_consent_marketing=deny; path=/"
    comeBack()
    expect(read()).toBe("denied")
    expectTracking(false)
  })

  it("has seen other pages: the form has their count, and this page is counted once", () => {
    open()
    jar.set("sbjs_session", (jar.get("sbjs_session") ?? "").replace("pgs%3D1", "pgs%3D4"))
    document.dispatchEvent(new Event("visibilitychange"))
    const pages = document.querySelector<HTMLInputElement>('[name="wc_order_attribution_session_pages"]')
    expect(pages?.value).toBe("4")
  })
})
