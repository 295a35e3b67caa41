import { readMembers } from "@ringside/core/domain"
import { createTestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { beforeEach, vi } from "vitest"
import { addressFieldsJob, checkoutJob, checkoutTogglesJob } from "../jobs.ts"
import { createAddressFields } from "../forms/addressFields.ts"
import { createCheckoutShop } from "./checkoutForTests.ts"
import { createCheckoutForm } from "./checkoutForm.ts"
import { checkoutSelectors } from "../forms/host.ts"
import { toggles } from "./toggles.ts"

const shop = createCheckoutShop()
const read = (name: string) => readMembers(shop.settings.read({ name, packageName: "checkout" }))
const settings = read("wc_checkout_params")

/**
 * Copies elements of the shop's checkout page, with their descendants. The test environment writes a restored style as the last attribute,
 * so it comes last in the copies.
 */
function copy(...selectors: readonly string[]): string {
  const { content } = Object.assign(document.createElement("template"), { innerHTML: shop.formatPage() })
  for (const element of content.querySelectorAll("[style]")) {
    const style = element.getAttribute("style") ?? ""
    element.removeAttribute("style")
    element.setAttribute("style", style)
  }
  return selectors.map((selector) => content.querySelector(selector)?.outerHTML ?? "").join("")
}

beforeEach(() => {
  // Nothing slides for a shopper who prefers reduced motion.
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
  )
})

describeBehaviour(createCheckoutForm(), {
  html: copy("form.checkout"),
  selector: "form.checkout",
  isConnected: (form) => form.hasAttribute("novalidate"),
  job: checkoutJob,
  settings: read("wc_checkout_params"),
  page: (config) => createTestPage({ config: { ...config }, services: { http: shop.http } }),
})

const toggleOf = (name: string) => {
  const toggle = toggles.find((behaviour) => behaviour.name === name)
  if (!toggle) throw new Error(`There is no behaviour ${name}.`)
  return toggle
}
const isShown = (selector: string) => document.querySelector<HTMLElement>(selector)?.style.display !== "none"

/** Clicks a link twice. Returns whether the link was not followed, and its state is that of the form. */
function opensForm(link: HTMLElement, form: string): boolean {
  return [0, 1].every(() => {
    const isHandled = !link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
    return isHandled && link.getAttribute("aria-expanded") === String(isShown(form))
  })
}

describeBehaviour(toggleOf("checkout-login"), {
  html: copy(".woocommerce-form-login-toggle", "form.login"),
  selector: checkoutSelectors.loginLink,
  isConnected: (link) => opensForm(link, "form.login"),
  use: (link) => link.click(),
  job: checkoutTogglesJob,
  settings,
})

describeBehaviour(toggleOf("checkout-coupon"), {
  html: copy(".woocommerce-form-coupon-toggle", "form.checkout_coupon"),
  selector: checkoutSelectors.couponLink,
  isConnected: (link) => opensForm(link, "form.checkout_coupon"),
  use: (link) => link.click(),
  job: checkoutTogglesJob,
  settings,
})

const findBox = (row: HTMLElement) => row.querySelector<HTMLInputElement>("[type=checkbox]")

/** Clicks a row's box twice. Returns whether its fields are shown exactly while it is checked. */
function showsFields(row: HTMLElement, fields: string): boolean {
  const box = findBox(row)
  return [0, 1].every(() => {
    box?.click()
    return box?.checked === isShown(fields)
  })
}

describeBehaviour(toggleOf("checkout-ship-different"), {
  html: copy(".woocommerce-shipping-fields"),
  // The heading that contains the box.
  selector: "#ship-to-different-address",
  isConnected: (row) => showsFields(row, checkoutSelectors.shippingAddress),
  use: (row) => findBox(row)?.click(),
  job: checkoutTogglesJob,
  settings,
})

describeBehaviour(toggleOf("checkout-account"), {
  html: copy(".woocommerce-account-fields"),
  selector: "p.create-account",
  isConnected: (row) => showsFields(row, checkoutSelectors.accountFields),
  use: (row) => findBox(row)?.click(),
  job: checkoutTogglesJob,
  settings,
})

describeBehaviour(toggleOf("checkout-terms"), {
  html: copy(".woocommerce-terms-and-conditions-wrapper"),
  selector: checkoutSelectors.termsLink,
  // The link is not followed.
  isConnected: (link) => !link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
  use: (link) => link.click(),
  job: checkoutTogglesJob,
  settings,
})

describeBehaviour(toggleOf("checkout-remove-coupon"), {
  html: '<a href="#" role="button" class="woocommerce-remove-coupon" data-coupon="ten">Remove ten</a>',
  selector: checkoutSelectors.removeCoupon,
  // The page does not scroll.
  isConnected: (link) => !link.dispatchEvent(new KeyboardEvent("keydown", { key: " ", cancelable: true })),
  job: checkoutTogglesJob,
  settings,
})

function chooseCountry(wrapper: HTMLElement, code: string): void {
  const country = wrapper.querySelector("select")
  if (country) country.value = code
  country?.dispatchEvent(new Event("change", { bubbles: true }))
}

/** Chooses a country with provinces, one without, and the former country again. Returns whether the row of provinces follows. */
function followsCountry(wrapper: HTMLElement): boolean {
  const before = wrapper.querySelector("select")?.value ?? ""
  const row = wrapper.querySelector<HTMLElement>("#billing_state_field")
  const displays = ["ES", "FR"].map((code) => {
    chooseCountry(wrapper, code)
    return row?.style.display
  })
  chooseCountry(wrapper, before)
  return displays.join() === ",none"
}

describeBehaviour(
  createAddressFields({ name: "address-fields", country: checkoutSelectors.country, marksRequired: true }),
  {
    html: copy(".woocommerce-billing-fields__field-wrapper"),
    selector: ".woocommerce-billing-fields__field-wrapper",
    isConnected: followsCountry,
    use: (wrapper) => chooseCountry(wrapper, "FR"),
    job: addressFieldsJob,
    settings: read("wc_country_select_params"),
  },
)
