import { scrollerService } from "@ringside/core"
import { createModulesDouble, createTestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { afterEach } from "vitest"
import { anchors, sorting } from "./index.ts"
import { storefrontJob, themeJob } from "./jobs.ts"
import { startLiveSearch } from "./search/liveSearch.ts"
import { searchFields } from "./search/searchFields.ts"

/** Chooses another order. Returns whether the form was submitted. */
function submitsOrder(form: HTMLElement): boolean {
  let isSubmitted = false
  const onSubmit = (event: Event) => {
    event.preventDefault()
    isSubmitted = true
  }
  form.addEventListener("submit", onSubmit)
  const select = form.querySelector("select")
  if (select) select.value = select.value === "price" ? "menu_order" : "price"
  select?.dispatchEvent(new Event("change", { bubbles: true }))
  form.removeEventListener("submit", onSubmit)
  return isSubmitted
}

describeBehaviour(sorting, {
  html: `<form class="woocommerce-ordering" method="get"><select name="orderby" class="orderby" aria-label="Order">
    <option value="menu_order" selected>Default</option><option value="price">Price</option></select></form>`,
  selector: ".woocommerce-ordering",
  job: storefrontJob,
  isConnected: submitsOrder,
})

let loadCount = 0
const modules = createModulesDouble(() => {
  loadCount += 1
  return Promise.resolve({ startLiveSearch })
})

describeBehaviour(searchFields, {
  html: `<form data-ringside="search" role="search" action="/"><label>Search
    <input type="search" name="s"></label></form>`,
  page: (config) => createTestPage({ config: { ...config }, services: { modules } }),
  // The form, which makes its field one for products.
  selector: "form",
  isConnected(form) {
    const before = loadCount
    const field = form.querySelector("input")
    field?.dispatchEvent(new FocusEvent("focus"))
    // The live search starts once for each field.
    return loadCount > before || field?.getAttribute("role") === "combobox"
  },
  use: (form) => form.querySelector("input")?.focus(),
})

describeBehaviour(anchors, {
  html: '<p><a href="#news">News</a></p><h2 id="news">News</h2>',
  selector: "a",
  job: themeJob,
  settings: { break_point: "921", is_scroll_to_id: "1" },
  page(config) {
    const page = createTestPage({ config: { ...config } })
    // This document has no layout to scroll in.
    scrollerService.provide(page, { to: () => Promise.resolve(true), reveal: () => undefined })
    return page
  },
  // The browser doesn't jump.
  isConnected: (link) => !link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
  use: (link) => link.click(),
})

afterEach(() => {
  history.replaceState(null, "", location.pathname)
})
