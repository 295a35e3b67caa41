import { startBehaviour } from "@ringside/core"
import { createTestPage, find, type TestPage } from "@ringside/testing"
import { formatTheme } from "@ringside/testing/theme"
import { afterEach, expect, it } from "vitest"
import { siteHeader } from "../index.ts"

const iconMode = "ast-builder-menu-toggle-icon"

let page: TestPage | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
})

/** Opens the menu of a header with that class, and presses the link of its first parent item. Returns whether the link is followed. */
function pressParent(mode: string, href: string): boolean {
  const { header, footer } = formatTheme()
  document.body.innerHTML = header.replace(iconMode, mode) + footer
  page = createTestPage({ config: { host: { astra: { break_point: "921", is_header_footer_builder_active: "1" } } } })
  startBehaviour(siteHeader, page)
  find("#ast-mobile-header .main-header-menu-toggle").click()
  const link = find("#ast-mobile-popup .menu-item-has-children > a")
  link.setAttribute("href", href)
  let isFollowed = false
  link.addEventListener("click", (event) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  })
  link.click()
  return isFollowed
}

it.each([
  { mode: iconMode, href: "/en/weights/#heavy", isFollowed: true, isOpen: false, isExpanded: false },
  { mode: iconMode, href: "/en/weights/", isFollowed: true, isOpen: true, isExpanded: false },
  { mode: iconMode, href: "#", isFollowed: false, isOpen: true, isExpanded: true },
  { mode: "", href: "/en/weights/#heavy", isFollowed: true, isOpen: true, isExpanded: false },
  { mode: "", href: "#", isFollowed: false, isOpen: true, isExpanded: true },
  {
    mode: "ast-builder-menu-toggle-link",
    href: "/en/weights/#heavy",
    isFollowed: false,
    isOpen: true,
    isExpanded: true,
  },
])(
  "a header of the mode '$mode' at its parent's link $href: follows $isFollowed, stays open $isOpen, expands $isExpanded",
  ({ mode, href, ...expected }) => {
    expect({
      isFollowed: pressParent(mode, href),
      isOpen: find("#ast-mobile-popup").classList.contains("active"),
      isExpanded: find("#ast-mobile-popup .menu-item-has-children").classList.contains("ast-submenu-expanded"),
    }).toEqual(expected)
  },
)

it("opens the sub-menu of a menu in a row of the mobile header, and follows the link at the second press", () => {
  const { header, footer } = formatTheme()
  document.body.innerHTML = header.replace(iconMode, "ast-builder-menu-toggle-link") + footer
  find("#ast-mobile-header").append(find("#ast-mobile-popup ul"))
  page = createTestPage({ config: { host: { astra: { break_point: "921", is_header_footer_builder_active: "1" } } } })
  startBehaviour(siteHeader, page)
  const link = find("#ast-mobile-header .menu-item-has-children > a")
  link.setAttribute("href", "/en/weights/")
  const prevented: boolean[] = []
  link.addEventListener("click", (event) => {
    prevented.push(event.defaultPrevented)
    event.preventDefault()
  })
  link.click()
  expect(link.parentElement?.classList.contains("ast-submenu-expanded")).toBe(true)
  link.click()
  expect(prevented).toEqual([true, false])
})
