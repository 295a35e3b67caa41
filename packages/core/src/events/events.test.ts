import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createEvents, type ReceivedEvent } from "./events.ts"
import { createPageDocument } from "../page/pageDocument.ts"

type JQueryForTests = (target: unknown) => {
  on(name: string, handler: (...args: unknown[]) => unknown): void
  trigger(name: string, args?: readonly unknown[]): void
  off(): void
}

const { default: jQuery } = await vi.importActual<{ readonly default: JQueryForTests }>("jquery")

let aborter = new AbortController()
let button = document.createElement("a")
const onError = vi.fn()
const { body } = document

beforeEach(() => {
  aborter = new AbortController()
  button = document.createElement("a")
  body.replaceChildren(button)
  onError.mockClear()
})

afterEach(() => {
  aborter.abort()
  jQuery(document).off()
  jQuery(body).off()
  Reflect.deleteProperty(window, "jQuery")
})

function createSetup(withJQuery: boolean) {
  if (withJQuery) Reflect.set(window, "jQuery", jQuery)
  return createEvents({ window, document: createPageDocument(document), signal: aborter.signal, onError })
}

/** Listens to a native event for as long as the test lasts. */
function listen(name: string, listener: (event: CustomEvent) => void): void {
  document.addEventListener(name, (event) => listener(event as CustomEvent), { signal: aborter.signal })
}

describe.each([
  ["with jQuery", true],
  ["without jQuery", false],
])("%s", (_, withJQuery) => {
  const added = { name: "added_to_cart", target: body, detail: { cartHash: "h" } }

  it("sends an event once natively and once through jQuery, where it has both forms", () => {
    const events = createSetup(withJQuery)
    const log: string[] = []
    if (withJQuery) {
      jQuery(body).on("added_to_cart", (_event, fragments, hash, wrapped) => {
        log.push(`jquery ${String(fragments)} ${String(hash)} ${String(Reflect.get(wrapped as object, 0) === button)}`)
      })
    }
    listen("added_to_cart", () => log.push("host name"))
    listen("ringside:added-to-cart", ({ detail }) => log.push(`ours ${JSON.stringify(detail)}`))
    events.on(["added_to_cart"], ({ args, detail }) => log.push(`us ${args.length} ${JSON.stringify(detail)}`))
    expect(events.send({ ...added, args: ["f", "h", button] })).toBe(true)
    expect(log).toEqual([
      withJQuery ? "jquery f h true" : "host name",
      'ours {"cartHash":"h"}',
      'us 3 {"cartHash":"h"}',
    ])
  })

  it.each([
    ["namespaced", "ajax_request_not_sent.adding_to_cart", "ajax_request_not_sent"],
    ["prefixed", "wc_fragments_loaded", "wc_fragments_loaded"],
  ])("calls our listeners of a %s event by its name alone", (_kind, name, receivedAs) => {
    const events = createSetup(withJQuery)
    const listener = vi.fn<(event: ReceivedEvent) => void>()
    events.on([receivedAs], listener)
    events.send({ name, target: body, args: [1] })
    expect(listener.mock.calls.map(([event]) => [event.name, event.args])).toEqual([[receivedAs, [1]]])
  })

  it.runIf(withJQuery)(
    "receives what jQuery sends to handlers of the platform's variation form alone, by its name",
    () => {
      const listener = vi.fn<(event: ReceivedEvent) => void>()
      const events = createSetup(withJQuery)
      events.on(["check_variations"], listener)
      events.on(["cf.submission"], listener)
      for (const name of ["check_variations.wc-variation-form", "check_variations.mine", "cf.submission"])
        jQuery(body).trigger(name, [1])
      expect(listener.mock.calls.map(([event]) => [event.name, event.args])).toEqual([
        ["check_variations", [1]],
        ["cf.submission", [1]],
      ])
      aborter.abort()
      jQuery(body).trigger("check_variations.wc-variation-form")
      expect(listener).toHaveBeenCalledTimes(2)
    },
  )

  it("receives a native event of the page once", () => {
    const listener = vi.fn<(event: ReceivedEvent) => void>()
    createSetup(withJQuery).on(["wc-blocks_added_to_cart"], listener)
    body.dispatchEvent(
      new CustomEvent("wc-blocks_added_to_cart", { bubbles: true, detail: { preserveCartData: true } }),
    )
    body.dispatchEvent(new Event("wc-blocks_added_to_cart", { bubbles: true }))
    expect(listener.mock.calls.map(([{ detail, target }]) => [detail, target === body])).toEqual([
      [{ preserveCartData: true }, true],
      [{}, true],
    ])
  })

  it("receives what doesn't bubble, as jQuery's handlers at the body do, but not what the platform delegates", () => {
    const listener = vi.fn<(event: ReceivedEvent) => void>()
    createSetup(withJQuery).on(["update_checkout", "change", "validate", "init"], listener)
    for (const target of [body, document]) target.dispatchEvent(new Event("update_checkout"))
    for (const name of ["change", "validate", "init"]) button.dispatchEvent(new Event(name))
    expect(listener.mock.calls.map(([{ name, target }]) => [name, target])).toEqual([
      ["update_checkout", body],
      ["update_checkout", document],
    ])
  })

  it.runIf(withJQuery)(
    "takes a question whose handler throws as vetoed only where its sender receives the error",
    () => {
      const events = createSetup(withJQuery)
      const question = { name: "checkout_place_order_bacs", target: body, isQuestion: true }
      jQuery(body).on("checkout_place_order_bacs", () => {
        throw new Error("broken")
      })
      const onThrow = vi.fn()
      expect([events.send(question), events.send({ ...question, onThrow })]).toEqual([true, false])
      expect(onThrow).toHaveBeenCalledOnce()
    },
  )

  it("lets a native listener veto an event that asks a question, and no other", () => {
    const events = createSetup(withJQuery)
    const question = { name: "should_send_ajax_request.adding_to_cart", target: body, isQuestion: true }
    expect(events.send(question)).toBe(true)
    listen("ringside:should-send-ajax-request", (event) => event.preventDefault())
    listen("ringside:added-to-cart", (event) => event.preventDefault())
    expect(events.send(question)).toBe(false)
    expect(events.send(added)).toBe(true)
  })

  it("passes all listeners the same object, which they may change", () => {
    const events = createSetup(withJQuery)
    const data: Record<string, unknown> = { product_id: "1" }
    listen("ringside:adding-to-cart", ({ detail }) => Reflect.set((detail as { data: object }).data, "native", 1))
    if (withJQuery)
      jQuery(body).on("adding_to_cart", (_event, _button, fields) => Reflect.set(fields as object, "jq", 1))
    events.send({ name: "adding_to_cart", target: body, args: [button, data], detail: { button, data } })
    expect(data).toEqual({ product_id: "1", native: 1, ...(withJQuery && { jq: 1 }) })
  })

  it.each(["error", "success", "errors"])(
    "sends %s natively under our prefix only, and ignores an unprefixed one",
    (name) => {
      const events = createSetup(withJQuery)
      const crash = vi.fn()
      const listener = vi.fn()
      listen(name, crash)
      events.on([name], listener)
      events.send({ name, target: body })
      expect(crash).not.toHaveBeenCalled()
      expect(listener).toHaveBeenCalledTimes(1)
      body.dispatchEvent(new Event(name, { bubbles: true }))
      expect(listener).toHaveBeenCalledTimes(1)
    },
  )

  it("reports a listener that throws, and calls the others", () => {
    const events = createSetup(withJQuery)
    const listener = vi.fn()
    const boom = new Error("boom")
    if (withJQuery) {
      jQuery(body).on("added_to_cart", () => {
        throw boom
      })
    }
    events.on(["added_to_cart"], () => {
      throw boom
    })
    events.on(["added_to_cart"], listener)
    expect(events.send(added)).toBe(true)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(onError.mock.calls).toEqual(Array(withJQuery ? 2 : 1).fill([boom, "added_to_cart"]))
  })

  it("calls listeners in order, and none that was removed", () => {
    const events = createSetup(withJQuery)
    const log: string[] = []
    const off = events.on(["added_to_cart"], () => log.push("gone"))
    events.on(["added_to_cart"], () => log.push("then"))
    events.on(["added_to_cart"], () => log.push("last"))
    off()
    events.send(added)
    expect(log).toEqual(["then", "last"])
  })

  it("receives nothing after the page has stopped", () => {
    const listener = vi.fn()
    createSetup(withJQuery).on(["added_to_cart"], listener)
    aborter.abort()
    if (withJQuery) jQuery(body).trigger("added_to_cart")
    body.dispatchEvent(new CustomEvent("added_to_cart", { bubbles: true }))
    expect(listener).not.toHaveBeenCalled()
  })
})

describe("jQuery", () => {
  it("receives an event once, with its arguments", () => {
    const listener = vi.fn<(event: ReceivedEvent) => void>()
    createSetup(true).on(["added_to_cart"], listener)
    jQuery(body).trigger("added_to_cart", [{ div: "x" }, "hash", jQuery(button)])
    expect(listener).toHaveBeenCalledTimes(1)
    expect(listener.mock.calls[0]?.[0]).toMatchObject({
      name: "added_to_cart",
      args: [{ div: "x" }, "hash", expect.anything()],
    })
  })

  it.each([
    [[false], false],
    [[true], true],
    [[false, undefined], false],
    [[false, true], true],
    [[true, false], false],
    [[0], true],
    [["false"], true],
    [[], true],
  ])("with handlers that return %j, send() returns %s", (answers, expected) => {
    const events = createSetup(true)
    for (const answer of answers) jQuery(body).on("should_send_ajax_request.adding_to_cart", () => answer)
    const question = { name: "should_send_ajax_request.adding_to_cart", target: body, isQuestion: true }
    expect(events.send(question)).toBe(expected)
  })

  it("is attached once when it is loaded later", () => {
    const events = createSetup(false)
    const listener = vi.fn()
    events.on(["wc_fragment_refresh"], listener)
    Reflect.set(window, "jQuery", jQuery)
    const script = document.createElement("script")
    body.append(script)
    script.dispatchEvent(new Event("load"))
    script.dispatchEvent(new Event("load"))
    jQuery(body).trigger("wc_fragment_refresh")
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it.each([() => undefined, { fn: {} }, "jQuery", null])("is not anything by its name: %s", (imposter) => {
    const events = createSetup(false)
    Reflect.set(window, "jQuery", imposter)
    const listener = vi.fn()
    listen("added_to_cart", listener)
    expect(events.send({ name: "added_to_cart", target: body })).toBe(true)
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

it("repeats an event only for handlers that were added since", () => {
  const events = createSetup(false)
  const early = vi.fn()
  const late = vi.fn()
  events.on(["added_to_cart"], early)
  const again = events.repeatFor({ name: "added_to_cart", target: body, args: [], detail: {} })
  events.on(["added_to_cart"], late)
  again()
  expect(early).not.toHaveBeenCalled()
  expect(late).toHaveBeenCalledTimes(1)
})

it("sends events of ours natively alone", () => {
  const events = createSetup(true)
  const log: string[] = []
  jQuery(body).on("ringside:cart:changed", () => log.push("jquery"))
  listen("ringside:cart:changed", ({ detail }) => log.push(JSON.stringify(detail)))
  events.sendOwn("ringside:cart:changed", body, { key: "a" })
  // jQuery receives native events that bubble; it is not triggered besides.
  expect(log).toEqual(["jquery", '{"key":"a"}'])
})
