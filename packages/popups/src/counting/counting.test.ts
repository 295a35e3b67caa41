import { afterEach, beforeEach, expect, it } from "vitest"
import { openPopup } from "../opening/openPopup.ts"
import { addHook, instantly, usePopups } from "../popupsForTests.ts"

const start = usePopups()
const counter = { analytics_enabled: true, analytics_api: "/wp-json/pum/v1" }
const sent: Readonly<Record<string, unknown>>[] = []

beforeEach(() => {
  sent.length = 0
  Reflect.set(navigator, "sendBeacon", (url: string, data: FormData) => {
    sent.push({ url, ...Object.fromEntries(data) })
    return true
  })
})
afterEach(() => {
  for (const [holder, name] of [
    [navigator, "sendBeacon"],
    [window, "tagList"],
    [window, "PUM"],
  ] as const)
    Reflect.deleteProperty(holder, name)
})

it("messages use the route and the fields that the page's filters return", async () => {
  const { page, find } = await start({ 1: instantly() }, { vars: counter })
  addHook(page, "Filter", "pum.analyticsBeaconRoute", () => "hidden")
  addHook(page, "Filter", "pum.AnalyticsBeaconData", (data) => ({ ...(data as object), shop: "north" }))
  openPopup(find(1))
  expect(sent).toMatchObject([{ url: "/wp-json/pum/v1/hidden/", event: "open", pid: "1", shop: "north" }])
})

it("adds every parameter of the page's filter to links within the site", async () => {
  const content = '<p><a href="/en/shop/?a=1">Shop</a> <a href="https://elsewhere.example/">Elsewhere</a></p>'
  const { page, find } = await start({ 1: instantly(), 2: instantly() }, { content })
  addHook(page, "Filter", "popupMaker.popup.linkUrlParams", (params, root) => {
    const { id } = root as Element
    return id === "pum-1" ? { ...(params as object), ref: "news & more", empty: "", odd: {} } : { ref: 2 }
  })
  const read = (id: number) =>
    [...find(id).root.querySelectorAll("a")].map((link) => link.getAttribute("href")?.replace(location.origin, ""))
  for (const id of [1, 2]) openPopup(find(id))
  expect(read(1)).toEqual(["/en/shop/?a=1&pid=1&ref=news+%26+more", "https://elsewhere.example/"])
  // This one has no id any more.
  expect(read(2)).toEqual(["/en/shop/?a=1&ref=2", "https://elsewhere.example/"])
})

it.each([
  ["#go", true],
  ["https://elsewhere.example/", true],
  ["/en/shop/", false],
  ["https://elsewhere.example/?cta=7", false],
])("a click on a call to action to %s is an event and an entry; the client counts it: %s", async (href, isCounted) => {
  const { page, find } = await start(
    { 1: instantly({ slug: "news" }) },
    {
      content: `<p class="pum-cta"><a href="${href}">Go</a></p>`,
      vars: { ...counter, ringside: { data_layer: "tagList" } },
    },
  )
  const received: Event[] = []
  document.addEventListener("pumConversion", (event) => received.push(event), { signal: page.signal })
  window.addEventListener("click", (event) => event.preventDefault(), { signal: page.signal })
  openPopup(find(1))
  find(1).root.querySelector<HTMLElement>("a")?.click()
  expect(received).toHaveLength(1)
  expect(Reflect.get(window, "tagList")).toEqual([
    { event: "popup_open", popup_id: 1, popup_name: "news" },
    { event: "popup_conversion", popup_id: 1, popup_name: "news" },
  ])
  expect(sent.map(({ event }) => event)).toEqual(isCounted ? ["open", "conversion"] : ["open"])
})

it.each([
  ["https://elsewhere.example/", "external", {}],
  ["mailto:box@shop.example", "mailto", {}],
  ["tel:+34600000000", "tel", {}],
  ["#sizes", "anchor", {}],
  // The server sees the popup's id in the address, unless the shop has switched that off.
  ["/en/shop/", null, {}],
  ["/en/shop/", "internal", { disable_url_params: true }],
  ["https://elsewhere.example/?cta=7", null, {}],
])("a click on a link to %s is counted as %s", async (href, linkType, vars) => {
  const content = `<p><a href="${href}">Go</a></p>`
  const { page, find } = await start({ 1: instantly() }, { content, vars: { ...counter, ...vars } })
  addHook(page, "Filter", "popupMaker.popup.linkClickData", (data) => ({ ...(data as object), shop: "north" }))
  window.addEventListener("click", (event) => event.preventDefault(), { signal: page.signal })
  openPopup(find(1))
  sent.length = 0
  find(1).root.querySelector<HTMLElement>(".pum-content a")?.click()
  const counted = { event: "conversion", pid: "1", shop: "north" }
  const eventData = JSON.stringify({ type: "link_click", url: href, linkType })
  expect(sent).toMatchObject(linkType === null ? [] : [{ ...counted, eventData }])
})

it("a link that closes its popup is not counted as a conversion", async () => {
  const content = '<p><a class="pum-close" href="#">No, thanks</a></p>'
  const { page, find } = await start({ 1: instantly() }, { content, vars: counter })
  window.addEventListener("click", (event) => event.preventDefault(), { signal: page.signal })
  openPopup(find(1))
  sent.length = 0
  find(1).root.querySelector<HTMLElement>(".pum-content a")?.click()
  expect(sent).toEqual([])
})
