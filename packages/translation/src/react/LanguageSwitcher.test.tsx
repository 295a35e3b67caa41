import { createTestPage } from "@ringside/testing"
import { describeComponent } from "@ringside/testing/conformance"
import { RingsideProvider } from "@ringside/ui/react"
import { within } from "@testing-library/dom"
import { cleanup, render, screen, waitFor } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { LanguageSwitcher, type LanguageSwitcherProps } from "./LanguageSwitcher.tsx"

const languages = { list: ["es", "en"].map((code) => ({ code, url: `https://shop.test/${code}/` })) }
const links = [
  { language: "es", name: "Español", url: "/es/zurdo" },
  { language: "en", name: "English", url: "/southpaw" },
]

beforeEach(() => {
  document.documentElement.lang = "en"
  // This document has no layout, and no animation.
  Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn(), finished: Promise.resolve() }) as unknown as Animation)
})
afterEach(() => {
  cleanup()
  document.documentElement.removeAttribute("lang")
  vi.restoreAllMocks()
})

describe("of the config", () => {
  describeComponent({
    Provider: RingsideProvider,
    render: (children) => <LanguageSwitcher>{children}</LanguageSwitcher>,
    page: () => createTestPage({ config: { all: { languages } } }),
    async drawn(container) {
      const control = await within(container).findByRole("button", { name: "English: change language" })
      control.click()
      await within(container).findByRole("link", { name: "Español" })
      control.click()
    },
  })
})

describe("of an app's links", () => {
  describeComponent({
    Provider: RingsideProvider,
    first: '<a href="/es/zurdo" hrefLang="es" lang="es">Español</a>',
    render: (children) => (
      <LanguageSwitcher links={links} layout="inline">
        {children}
      </LanguageSwitcher>
    ),
    drawn: (container) => within(container).findByRole("link", { name: "Español" }),
  })
})

it("keeps the links of a server's HTML, and makes a list of them", async () => {
  const app = (
    <RingsideProvider config={{ locale: "en" }}>
      <LanguageSwitcher links={links} />
    </RingsideProvider>
  )
  const container = document.body.appendChild(document.createElement("main"))
  container.innerHTML = renderToString(app)
  const link = within(container).getByRole("link", { name: "Español" })
  const root = hydrateRoot(container, app)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const control = await within(container).findByRole("button", { name: "English: change language" })
  control.click()
  expect(await within(container).findByRole("link", { name: "Español" })).toBe(link)
})

function show(props: LanguageSwitcherProps, page = createTestPage()) {
  const view = (shown: LanguageSwitcherProps) => (
    <RingsideProvider page={page}>
      <LanguageSwitcher {...shown} />
    </RingsideProvider>
  )
  const { rerender } = render(view(props))
  onTestFinished(() => page.stop())
  return { page, rerender: (next: LanguageSwitcherProps) => rerender(view(next)) }
}

it("shows the links that the app names, and follows them", async () => {
  const { rerender } = show({ links, layout: "inline" })
  const list = await screen.findByRole("list", { name: "Languages" })
  expect(within(list).getByRole("link", { name: "Español" }).getAttribute("href")).toBe("/es/zurdo")
  expect(within(list).getByRole("link", { current: true }).textContent).toBe("English")
  rerender({
    links: links.map((link) => ({ ...link, url: "/es/", isCurrent: link.language === "es" })),
    layout: "inline",
  })
  expect(screen.getByRole("link", { current: true }).textContent).toBe("Español")
  expect(screen.getByRole("link", { current: true }).getAttribute("href")).toBe("/es/")
})

it("becomes a list with a control, and a list alone, by its layout", async () => {
  const { rerender } = show({ links, layout: "inline" })
  await screen.findByRole("link", { name: "Español" })
  expect(screen.queryByRole("button")).toBeNull()
  rerender({ links, layout: "dropdown" })
  const control = screen.getByRole("button", { name: "English: change language" })
  expect(screen.queryByRole("link")).toBeNull()
  control.click()
  await waitFor(() => expect(screen.getAllByRole("link")).toHaveLength(2))
  rerender({ links, layout: "inline" })
  expect(screen.queryByRole("button")).toBeNull()
  expect(screen.getAllByRole("link")).toHaveLength(2)
})

it("has links of the app's router", async () => {
  const follow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  show({
    links,
    layout: "inline",
    renderLink: (props, { language }) => <a {...props} href={`#/${language}`} className="routed" onClick={follow} />,
  })
  const link = await screen.findByRole("link", { name: "Español" })
  expect([link.className, link.lang, link.getAttribute("href")]).toEqual(["routed", "es", "#/es"])
  link.click()
  expect(follow).toHaveBeenCalledTimes(1)
})

it("shows links that come when the app has none at first", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  // React logs what a boundary catches.
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
  const { page, rerender } = show({ links: undefined, layout: "inline", children: "English" })
  await waitFor(async () => {
    await page.clock.settle()
    expect(warn).toHaveBeenCalled()
  })
  logged.mockClear()
  rerender({ links, layout: "inline" })
  expect(await screen.findAllByRole("link")).toHaveLength(2)
})

it("shows its children, and reports nothing, while the app's list is empty", async () => {
  const [warn, logged] = [vi.spyOn(console, "warn"), vi.spyOn(console, "error")]
  const { page, rerender } = show({ links: [], layout: "inline", className: "app", children: "English" })
  const fail = vi.spyOn(page.reports, "fail")
  await page.clock.settle()
  expect(screen.getByText("English").className).toBe("app")
  rerender({ links, layout: "inline", className: "app" })
  expect(await screen.findAllByRole("link")).toHaveLength(2)
  await page.clock.settle()
  expect([warn, logged, fail].flatMap(({ mock }) => mock.calls)).toEqual([])
})

it("shows the languages of the config once the app names no links", async () => {
  const { rerender } = show({ links, layout: "inline" }, createTestPage({ config: { all: { languages } } }))
  await screen.findByRole("link", { name: "Español" })
  rerender({ layout: "inline" })
  const link = await screen.findByRole("link", { name: "Español" })
  expect(link.getAttribute("href")).toBe("https://shop.test/es/")
})

it("shows its children where there is nothing to choose from, and warns once", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  // React logs what a boundary catches.
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
  const { page } = show({ children: "English" })
  await screen.findByText("English")
  logged.mockClear()
  await waitFor(async () => {
    await page.clock.settle()
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
      expect.stringContaining("expected links, `languages`"),
    ])
  })
})
