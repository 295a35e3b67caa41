import { type Http, startBehaviour } from "@ringside/core"
import { usePage } from "@ringside/ui"
import { formatTheme, type ThemeOptions, themeWords } from "@ringside/testing/theme"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useRef } from "react"
import { expect, waitFor } from "storybook/test"
import { loginPopup, scrollToTop, searchFields, searchToggle, siteHeader } from "../index.ts"
import "../scrolling/styles.css"
import "../styles.css"
import "@ringside/testing/theme.css"
import "./storyTheme.css"

interface ThemeProps {
  readonly type: "dropdown" | "off-canvas"
  /** HTML before the header. */
  readonly before: string
}

/** The theme's header as a server prints it, without React. */
function ThemeHeader({ type, before }: ThemeProps) {
  const page = usePage()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const words = page.config.locale.startsWith("es") ? themeWords.es : themeWords.en
    const options: ThemeOptions = { type, words }
    const { header, footer } = formatTheme(options)
    place.current?.replaceChildren(page.html.parseFragment(before + header + footer))
    for (const behaviour of [siteHeader, searchToggle, searchFields, loginPopup, scrollToTop]) {
      startBehaviour(behaviour, page)
    }
  }, [page, type, before])
  return <div ref={place} />
}

const prices = { price: "4900", currency_code: "EUR", currency_minor_unit: 2, currency_prefix: "€" }

/** A shop that returns these products for any term. */
function createSearchPage(products: readonly object[], status = 200) {
  const http: Http = () =>
    Promise.resolve({
      kind: "answer",
      status,
      isOk: status < 300,
      headers: {},
      url: "",
      text: JSON.stringify(products),
    })
  const settings = {
    read: ({ name }: { readonly name: string }) =>
      name === "astra" ? { break_point: "1", is_header_footer_builder_active: "1", is_scroll_to_top: "1" } : null,
  }
  return { page: { createServices: () => ({ http, settings }) } }
}

const found = [
  { name: "Nuria Castroviejo", permalink: "/1/", prices },
  { name: "Chema Barandica", permalink: "/2/", prices },
]

const meta: Meta<typeof ThemeHeader> = {
  title: "site/Header",
  component: ThemeHeader,
  args: { type: "off-canvas", before: "" },
  parameters: createSearchPage(found),
}
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>

export const Desktop: Story = {}

export const Submenu: Story = {
  play: async ({ canvas, userEvent }) => {
    const arrow = await canvas.findByRole("button", { name: /^(Submenú de Pesos|Submenu of Weights)$/ })
    arrow.focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(arrow).toHaveAttribute("aria-expanded", "true"))
  },
}

export const Login: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole("link", { name: /^(Entrar|Log in)$/ })
    await canvas.findByRole("button", { name: /^(Buscar|Search)$/ })
    await userEvent.click(link)
    await canvas.findByRole("dialog")
  },
}

const hook = `<form action="/" role="search" data-ringside="search"><label>Buscar, search <input type="search" name="s" /></label></form>`

/** Types into a search hook, which searches while the shopper types. */
const searchByHook: Play = async ({ canvas, userEvent }) => {
  const field = await canvas.findByLabelText(/Buscar, search/)
  await userEvent.click(field)
  await waitFor(() => expect(field).toHaveAttribute("role", "combobox"))
  await userEvent.type(field, "nu")
  await waitFor(() => expect(field.closest("form")?.querySelector(".ringside-search__panel")).toBeVisible())
}

export const Search: Story = { args: { before: hook }, play: searchByHook }

export const SearchFindsNothing: Story = { ...Search, parameters: createSearchPage([]) }

export const SearchFails: Story = { ...Search, parameters: createSearchPage([], 500) }

export const SearchOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const icon = await canvas.findByRole("button", { name: /^(Buscar|Search)$/ })
    await userEvent.click(icon)
    await waitFor(() => expect(icon).toHaveAttribute("aria-expanded", "true"))
  },
}
