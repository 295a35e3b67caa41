import { afterEach, describe, expect, it } from "vitest"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"

let page: PageForTests | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
})

const textOf = (selector: string) => document.querySelector(selector)?.textContent

const read = () => [textOf("#a11y-speak-polite"), textOf("#a11y-speak-assertive")]

/** Lists the texts that a screen reader would read in `ms`: each text that stays for 300 ms at least. */
async function listen(opened: PageForTests, ms: number): Promise<readonly string[]> {
  const spoken: string[] = []
  const stepMs = 10
  let [last, since] = ["", 0]
  for (let at = 0; at <= ms; at += stepMs) {
    const text = read().join("")
    if (text !== last) [last, since] = [text, at]
    if (text !== "" && at - since === 300) spoken.push(text)
    await opened.clock.advance(stepMs)
  }
  return spoken
}

it("writes to one of two live regions, and empties the other", () => {
  page = createPageForTests(window)
  page.announce.polite("Added")
  // The region has to be known before what is said in it.
  expect(textOf("#a11y-speak-polite")).toBe("")
  page.clock.pass(100)
  expect(read()).toEqual(["Added", ""])
  page.clock.pass(500)
  page.announce.assertive("<b>Failed</b>")
  page.clock.pass(100)
  expect(read()).toEqual(["", "Failed"])
  expect(textOf("#a11y-speak-intro-text")).toBe("Notifications")
})

it("counts its regions as ours, so that the page isn't scanned before the frame of a message", async () => {
  page = createPageForTests(window)
  page.watch()
  page.announce.polite("Added")
  page.announce.basket("One item")
  await Promise.resolve()
  expect(page.clock.waiting).not.toContain(16)
  expect(page.clock.waiting).toContain(0)
})

it("announces a repeated message so that it is read again", () => {
  page = createPageForTests(window)
  const spoken = [1, 2, 3].map(() => {
    page?.announce.polite("Added")
    page?.clock.pass(600)
    return textOf("#a11y-speak-polite")
  })
  expect(spoken).toEqual(["Added", "Added\u00a0", "Added"])
})

describe("messages of one moment", () => {
  it.each([18, 60, 90])("are joined into one text, when %i ms apart", async (ms) => {
    page = createPageForTests(window)
    page.announce.polite("Coupon esquina10 applied.")
    page.clock.pass(ms)
    page.announce.polite("Order total 44,00 €")
    expect(await listen(page, 2000)).toEqual(["Coupon esquina10 applied. Order total 44,00 €"])
  })

  it.each([
    ["join up to half a second later", 499, ["", "Added. Total 9"]],
    ["are two after that", 500, ["", "Total 9"]],
  ])("%s", (_, ms, [, text]) => {
    page = createPageForTests(window)
    page.announce.polite("Added")
    page.clock.pass(ms)
    page.announce.polite("Total 9")
    page.clock.pass(100)
    expect(textOf("#a11y-speak-polite")).toBe(text)
  })

  it("that keep coming, such as quantities, are announced in batches, each at most twice", async () => {
    page = createPageForTests(window)
    const texts: string[] = []
    for (let quantity = 2; quantity < 10; quantity += 1) {
      page.announce.polite(`Quantity: ${String(quantity)}.`)
      page.clock.pass(400)
      texts.push(String(textOf("#a11y-speak-polite")))
    }
    expect(texts.slice(-2)).toEqual(["Quantity: 8.", "Quantity: 8. Quantity: 9."])
  })

  it("end with the newest, even if it was announced before", () => {
    page = createPageForTests(window)
    for (const text of ["Quantity: 3.", "Quantity: 2.", "Quantity: 3."]) {
      page.announce.polite(text)
      page.clock.pass(120)
    }
    expect(textOf("#a11y-speak-polite")).toBe("Quantity: 2. Quantity: 3.")
  })

  it("that arrive at the end of a batch stay until they are read", () => {
    page = createPageForTests(window)
    page.announce.polite("Added")
    page.clock.pass(450)
    page.announce.polite("Total 9")
    page.clock.pass(50)
    page.announce.polite("Coupon applied")
    page.clock.pass(100)
    expect(textOf("#a11y-speak-polite")).toBe("Total 9. Coupon applied")
  })

  it("are announced once each, the assertive one first and in its region", () => {
    page = createPageForTests(window)
    for (const text of ["Added", "Total 9", "Added"]) page.announce.polite(text)
    page.announce.assertive("Failed")
    page.clock.pass(100)
    expect(read()).toEqual(["", "Failed. Total 9. Added"])
  })
})

it("announces only the latest change of the basket, a second later", () => {
  page = createPageForTests(window)
  const region = ".widget_shopping_cart_live_region"
  page.announce.basket("One added")
  page.clock.pass(999)
  expect(textOf(region)).toBe("")
  page.announce.basket("Two added")
  page.clock.pass(999)
  expect(textOf(region)).toBe("")
  page.clock.pass(1)
  expect(textOf(region)).toBe("Two added")
  expect(document.querySelector(region)?.getAttribute("aria-relevant")).toBe("all")
  page.announce.basket(null)
  expect(document.querySelector(region)?.outerHTML).not.toMatch(/aria-relevant|Two added/)
  expect(textOf("#a11y-speak-polite")).toBeUndefined()
})

it("uses the host's regions where there are any, and leaves none of its own behind", () => {
  document.body.innerHTML =
    '<div class="widget_shopping_cart_live_region" role="status"></div><div id="a11y-speak-polite"></div>'
  page = createPageForTests(window)
  page.announce.basket("Added")
  page.clock.pass(1000)
  page.announce.polite("Done")
  page.clock.pass(100)
  expect(document.querySelectorAll("[role=status], #a11y-speak-polite")).toHaveLength(2)
  expect(document.querySelectorAll("[data-no-translation]")).toHaveLength(document.body.children.length)
  page.stop()
  expect(document.body.children).toHaveLength(2)
  expect(document.querySelector("[data-no-translation]")).toBeNull()
})

describe("while focus is in an overlay with aria-modal, outside of which VoiceOver reads nothing", () => {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  const inOverlay = (selector = "[aria-live=polite]") => textOf(`#drawer > ${selector}`)
  const open = (inside = "<button>Close</button>") => {
    document.body.innerHTML = `<div id="drawer" role="dialog" aria-modal="true">${inside}</div>`
    page = createPageForTests(window)
    find("#drawer button")?.focus()
    return page
  }

  it("announces in the overlay, until it closes", async () => {
    const { announce, clock } = open()
    announce.polite("Added")
    clock.pass(100)
    expect([inOverlay(), textOf("#a11y-speak-polite")]).toEqual(["Added", undefined])
    find("#drawer")?.removeAttribute("aria-modal")
    await expect.poll(() => find("#drawer [aria-live]")).toBeNull()
    clock.pass(500)
    announce.polite("Gone")
    clock.pass(100)
    expect(textOf("#a11y-speak-polite")).toBe("Gone")
  })

  it("announces the basket there, after its delay and that of a new region", () => {
    const { announce, clock } = open()
    find("button")?.blur()
    announce.basket("One added")
    find("button")?.focus()
    clock.pass(1000)
    expect(inOverlay("[role=status]")).toBe("")
    clock.pass(100)
    expect(inOverlay("[role=status]")).toBe("One added")
    expect(textOf(".widget_shopping_cart_live_region")).toBe("")
  })

  it("announces in the inner one of two", () => {
    const { announce, clock } = open('<section aria-modal="true"><button>Close</button></section>')
    announce.assertive("Failed")
    clock.pass(100)
    expect(textOf("section > [aria-live=assertive]")).toBe("Failed")
  })

  it.each(["the overlay", "what has focus"])("finds it where a shadow root has %s", (what) => {
    const { announce, clock } = open("<p></p>")
    const root = find("p")?.attachShadow({ mode: "open" })
    if (!root) throw new Error("There is no shadow root.")
    root.innerHTML = `<section${what === "the overlay" ? ' aria-modal="true"' : ""}><button>Close</button></section>`
    root.querySelector("button")?.focus()
    announce.polite("Added")
    clock.pass(100)
    const inner = root.querySelector("section > [aria-live=polite]")?.textContent
    expect([inner, inOverlay()]).toEqual(what === "the overlay" ? ["Added", undefined] : [undefined, "Added"])
  })
})
