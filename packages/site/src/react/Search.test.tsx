import type { Http } from "@ringside/core"
import { createModulesDouble, createTestPage } from "@ringside/testing"
import { describeComponent } from "@ringside/testing/conformance"
import { RingsideProvider } from "@ringside/ui/react"
import { within } from "@testing-library/dom"
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { startLiveSearch } from "../search/liveSearch.ts"
import { Search, type SearchProps } from "./Search.tsx"

const bell = { name: "Ring bell", permalink: "https://shop.test/product/bell/", prices: { price: "1200" } }
const http = vi.fn<Http>(({ url }) =>
  Promise.resolve({ kind: "answer", status: 200, isOk: true, headers: {}, url, text: JSON.stringify([bell]) }),
)
const createSearchPage = () =>
  createTestPage({ services: { http, modules: createModulesDouble(() => Promise.resolve({ startLiveSearch })) } })

afterEach(cleanup)

describe("the component", () => {
  describeComponent({
    Provider: RingsideProvider,
    first: '<form class="ringside-search-form" role="search" action="/" method="get">',
    render: (children) => <Search>{children}</Search>,
    page: createSearchPage,
    async drawn(container, page) {
      const field = await within(container).findByRole<HTMLInputElement>("searchbox", { name: "Search products" })
      field.focus()
      await waitFor(() => expect(field.getAttribute("role")).toBe("combobox"))
      fireEvent.input(field, { target: { value: "bell" } })
      await waitFor(async () => {
        await page.clock.advance(300)
        expect(within(container).getByRole("option").textContent).toContain("Ring bell")
      })
    },
  })
})

function show(props: SearchProps) {
  const page = createSearchPage()
  const view = (shown: SearchProps) => (
    <RingsideProvider page={page}>
      <Search {...shown} />
    </RingsideProvider>
  )
  const { rerender } = render(view(props))
  onTestFinished(() => page.stop())
  return { page, rerender: (next: SearchProps) => rerender(view(next)) }
}
const findField = () => screen.findByLabelText<HTMLInputElement>("Search products")
/** Has the browser focus the field, whose code is fetched then. */
async function focus(field: HTMLInputElement) {
  field.blur()
  field.focus()
  await vi.waitFor(() => undefined)
}

it.each([
  ["/find/?lang=en", "/find/?lang=en"],
  ["https://elsewhere.example/", "/"],
])("is a form on a server, for %j to %j, whose text stays", async (action, expected) => {
  const app = (
    <RingsideProvider config={{ locale: "en" }}>
      <Search action={action} />
    </RingsideProvider>
  )
  const container = document.body.appendChild(document.createElement("main"))
  container.innerHTML = renderToString(app)
  const field = within(container).getByRole<HTMLInputElement>("searchbox", { name: "Search products" })
  expect(field.form?.getAttribute("action")).toBe(expected)
  field.value = "bell"
  field.focus()
  const root = hydrateRoot(container, app)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await waitFor(() => expect(field.getAttribute("role")).toBe("combobox"))
  expect(field.value).toBe("bell")
  expect(document.activeElement).toBe(field)
})

it("shows products only as long as it is live, and keeps what was typed", async () => {
  const { rerender } = show({ live: false })
  const field = await findField()
  await focus(field)
  expect(field.hasAttribute("role")).toBe(false)
  fireEvent.input(field, { target: { value: "bell" } })
  rerender({ live: true })
  await waitFor(() => expect(field.getAttribute("role")).toBe("combobox"))
  rerender({ live: false })
  expect(field.hasAttribute("role")).toBe(false)
  expect(document.querySelector(".ringside-search__panel")).toBeNull()
  expect(field.value).toBe("bell")
})

it("is sent to its action, with the fields of its query", async () => {
  const { rerender } = show({ action: "/find/?lang=en" })
  const { form } = await findField()
  expect(form?.getAttribute("action")).toBe("/find/?lang=en")
  rerender({ action: "/find/?cat=3" })
  const { form: next } = await findField()
  expect(next ? [...new FormData(next)] : null).toEqual([
    ["s", ""],
    ["post_type", "product"],
    ["cat", "3"],
  ])
})

it("leaves the search to the app", async () => {
  const onSearch = vi.fn()
  show({ onSearch })
  const field = await findField()
  fireEvent.input(field, { target: { value: " bell " } })
  const submit = new Event("submit", { bubbles: true, cancelable: true })
  field.form?.dispatchEvent(submit)
  expect(onSearch.mock.calls).toEqual([["bell"]])
  expect(submit.defaultPrevented).toBe(true)
})

it.each([0, 300])("shows no products once the search was submitted, %i ms after the last letter", async (delayMs) => {
  const { page } = show({ onSearch: () => undefined })
  const field = await findField()
  await focus(field)
  await waitFor(() => expect(field.getAttribute("role")).toBe("combobox"))
  fireEvent.input(field, { target: { value: "bell" } })
  await page.clock.advance(delayMs)
  if (delayMs > 0) await screen.findByRole("option")
  field.form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
  await page.clock.advance(1000)
  expect(screen.queryByRole("option")).toBeNull()
  expect(field.getAttribute("aria-expanded")).toBe("false")
  // The next letter begins another search.
  fireEvent.input(field, { target: { value: "bells" } })
  await page.clock.advance(300)
  await screen.findByRole("option")
})
