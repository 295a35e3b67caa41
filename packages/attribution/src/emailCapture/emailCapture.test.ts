import { consentService, startBehaviour, stopBehaviours } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { afterEach, describe, expect, it } from "vitest"
import { orderAttributionBehaviour } from "../orderAttribution/orderAttribution.ts"
import { emailCaptureBehaviour } from "./emailCapture.ts"

const html = `
  <form><input id="username"><input id="reg_email"><input id="billing_email"><input id="billing_phone" type="email"></form>
  <div class="wc-block-components-text-input"><input id="email" type="email"></div>
  <div class="pum"><form data-ringside="email-capture"><input type="text" name="name"><input id="news" type="email"><input name="email"></form></div>`

let page: TestPage | undefined
afterEach(() => {
  page?.stop()
  page = undefined
  document.body.replaceChildren()
  document.cookie = "omnisendContactID=; path=/; max-age=0"
})

type Params = Readonly<Record<string, unknown>>

interface Started {
  readonly page: TestPage
  /** Addresses that were sent, and what the server answers from now on. */
  readonly sent: string[]
  status: number
  /** Puts a value into a field and sends the events that a browser sends. */
  enter(selector: string, value: string, ...types: readonly string[]): Promise<void>
}

function start(settings: object = { ajax_url: "/wp-admin/admin-ajax.php", nonce: "n1" }, host: Params = {}): Started {
  document.body.innerHTML = html
  const sent: string[] = []
  const started = createTestPage({
    config: { host: { omnisend_woo_data: settings, ...host } },
    services: {
      http: async ({ url, keepalive }) => {
        const query = new URL(url, "http://shop.test").searchParams
        sent.push(query.get("email") ?? "")
        expect([query.get("action"), query.get("_wpnonce"), keepalive]).toEqual(["omnisend_identify", "n1", true])
        await Promise.resolve()
        return { kind: "answer", status: result.status, text: "{}", url, headers: new Headers() } as never
      },
    },
  })
  page = started
  startBehaviour(emailCaptureBehaviour, started)
  const result: Started = {
    page: started,
    sent,
    status: 200,
    async enter(selector, value, ...types) {
      const field = document.querySelector<HTMLInputElement>(selector)
      if (!field) throw new Error(`The page has no ${selector}.`)
      field.value = value
      for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }))
      await started.clock.advance(0)
    },
  }
  return result
}

describe("an address", () => {
  it.each([
    "#username",
    "#reg_email",
    "#billing_email",
    ".wc-block-components-text-input > #email",
    "#news",
    "form [name=email]",
  ])("is sent from %s", async (selector) => {
    const { sent, enter } = start()
    await enter(selector, "ana@example.com", "change")
    expect(sent).toEqual(["ana@example.com"])
  })

  it("is sent from the hooks' fields alone where the service's own script sends the host's", async () => {
    const script = document.createElement("script")
    script.type = "text/plain"
    script.src = "/wp-content/plugins/omnisend-connect/assets/js/omnisend-front-script.js?ver=1.16.9"
    document.head.append(script)
    try {
      const { sent, enter } = start()
      await enter("#billing_email", "ana@example.com", "change")
      expect(sent).toEqual([])
      await enter("#news", "eva@example.com", "change")
      expect(sent).toEqual(["eva@example.com"])
    } finally {
      script.remove()
    }
  })

  it.each(["#billing_phone", "[name=name]"])(
    "is not sent from %s, which is not a field for addresses",
    async (selector) => {
      const { sent, enter } = start()
      await enter(selector, "ana@example.com", "change")
      expect(sent).toEqual([])
    },
  )

  it("is sent when a field that holds one gets the focus, and when the browser fills it in", async () => {
    const { sent, enter } = start()
    await enter("#billing_email", "ana@example.com", "focusin")
    await enter("#billing_email", "eva@example.com", "input", "change")
    expect(sent).toEqual(["ana@example.com", "eva@example.com"])
  })

  it("that was pasted is sent two seconds later, and one that is half typed isn't", async () => {
    const { page: opened, sent, enter } = start()
    await enter("#billing_email", "ana@gmail.co", "input")
    await opened.clock.advance(1900)
    await enter("#billing_email", "ana@gmail.com", "input")
    await opened.clock.advance(1900)
    expect(sent).toEqual([])
    await opened.clock.advance(100)
    expect(sent).toEqual(["ana@gmail.com"])
    await enter("#billing_email", "ana@localhost", "input")
    await opened.clock.advance(5000)
    expect(sent).toHaveLength(1)
  })

  it("from an input method is sent when the composition ends", async () => {
    const { page: opened, sent, enter } = start()
    const field = document.querySelector("#billing_email")
    await enter("#billing_email", "ana@example.com")
    field?.dispatchEvent(Object.assign(new Event("input", { bubbles: true }), { isComposing: true }))
    await opened.clock.advance(5000)
    expect(sent).toEqual([])
    await enter("#billing_email", "ana@example.com", "input")
    await opened.clock.advance(2000)
    expect(sent).toEqual(["ana@example.com"])
  })

  it("that was deleted again is not sent", async () => {
    const { page: opened, sent, enter } = start()
    await enter("#billing_email", "ana@example.com", "input")
    await enter("#billing_email", "", "input", "change")
    await opened.clock.advance(5000)
    expect(sent).toEqual([])
  })

  it("is sent once; what is typed while a request runs is sent after it", async () => {
    const { page: opened, sent, enter } = start()
    const field = document.querySelector<HTMLInputElement>("#billing_email")
    for (const value of ["ana@example.com", "bea@example.com", "eva@example.com"]) {
      if (field) field.value = value
      field?.dispatchEvent(new Event("change", { bubbles: true }))
    }
    expect(sent).toEqual(["ana@example.com"])
    await opened.clock.advance(0)
    expect(sent).toEqual(["ana@example.com", "eva@example.com"])
    await enter("#billing_email", "ANA@example.com", "change")
    expect(sent).toHaveLength(2)
  })

  it("that the server refused is sent at the next event", async () => {
    const started = start()
    started.status = 503
    await started.enter("#billing_email", "ana@example.com", "change")
    started.status = 200
    await started.enter("#billing_email", "ana@example.com", "change")
    await started.enter("#billing_email", "ana@example.com", "change")
    expect(started.sent).toHaveLength(2)
  })
})

describe("nothing is sent", () => {
  it.each(["", 5, undefined])("without an address of the service: %j", async (address) => {
    const { sent, enter } = start({ ajax_url: address, nonce: "n1" })
    await enter("#billing_email", "ana@example.com", "change")
    expect(sent).toEqual([])
  })

  it.each(["denied", "pending"] as const)("while consent to marketing is %s", async (state) => {
    const { page: opened, sent, enter } = start()
    consentService.of(opened).fill({ marketing: state })
    await enter("#billing_email", "ana@example.com", "change")
    expect(sent).toEqual([])
    consentService.of(opened).fill({ marketing: "granted" })
    await enter("#billing_email", "ana@example.com", "change")
    expect(sent).toEqual(["ana@example.com"])
  })

  it("where the shop's settings of order attribution don't allow tracking", async () => {
    const { sent, enter } = start(undefined, { wc_order_attribution: { params: { allowTracking: false } } })
    await enter("#billing_email", "ana@example.com", "change")
    expect(sent).toEqual([])
  })

  it("after a script has turned tracking off, until it turns it on", async () => {
    const {
      page: opened,
      sent,
      enter,
    } = start(undefined, { wc_order_attribution: { params: { allowTracking: true } } })
    startBehaviour(orderAttributionBehaviour, opened)
    const setOrderTracking = (isAllowed: boolean) => {
      const api: unknown = Reflect.get(window, "wc_order_attribution")
      const call = typeof api === "object" && api !== null ? Reflect.get(api, "setOrderTracking") : null
      if (typeof call === "function") Reflect.apply(call, api, [isAllowed])
    }
    setOrderTracking(false)
    await enter("#billing_email", "ana@example.com", "change")
    expect(sent).toEqual([])
    setOrderTracking(true)
    await enter("#billing_email", "ana@example.com", "change")
    expect(sent).toEqual(["ana@example.com"])
  })

  it("from a form that was stopped", async () => {
    const { page: opened, sent, enter } = start()
    const form = document.querySelector('[data-ringside="email-capture"]')
    if (form) stopBehaviours(opened, form)
    await enter("#news", "ana@example.com", "change")
    expect(sent).toEqual([])
  })
})

const addresses: string[] = []

describeBehaviour(emailCaptureBehaviour, {
  html: '<label>Email <input id="billing_email" type="email"></label>',
  selector: "#billing_email",
  isConnected(field) {
    const address = `shopper${addresses.length}@example.com`
    if (field instanceof HTMLInputElement) field.value = address
    field.dispatchEvent(new Event("change", { bubbles: true }))
    return addresses.at(-1) === address
  },
  use: (field) => field.dispatchEvent(new Event("input", { bubbles: true })),
  page: (config) =>
    createTestPage({
      config: { ...config, host: { omnisend_woo_data: { ajax_url: "/wp-admin/admin-ajax.php", nonce: "n1" } } },
      services: {
        http: ({ url }) => {
          addresses.push(new URL(url, "http://shop.test").searchParams.get("email") ?? "")
          return Promise.resolve({ kind: "answer", status: 200, text: "{}", url, headers: new Headers() } as never)
        },
      },
    }),
})
