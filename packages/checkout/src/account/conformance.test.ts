import { describeBehaviour } from "@ringside/testing/conformance"
import { addressFieldsJob } from "../jobs.ts"
import { accountAddress } from "./accountAddress.ts"
import { addressFormSelectors } from "../forms/addressForms.ts"
import { createLateFields } from "../forms/lateFields.ts"

const settings = { wc_ajax_url: "/en/?wc-ajax=%%endpoint%%" }

describeBehaviour(accountAddress, {
  html: `<form method="post"><div class="woocommerce-address-fields"><div class="woocommerce-address-fields__field-wrapper"><p class="form-row validate-required" id="billing_city_field"><label for="billing_city">City</label><input class="input-text" id="billing_city" name="billing_city"></p></div></div><button>Save</button></form>`,
  selector: "form",
  isConnected: (form) => form.hasAttribute("novalidate"),
  job: addressFieldsJob,
  settings,
})

let loadCount = 0
// The code stays away, so that each use asks for it again.
const lateFields = createLateFields("account", () => {
  loadCount += 1
  return Promise.resolve(false)
})

describeBehaviour(lateFields, {
  html: `<div class="woocommerce-address-fields"><p class="form-row" id="billing_country_field"><label for="billing_country">Country</label><select class="country_to_state" id="billing_country" name="billing_country"><option value="ES" selected>Spain</option><option value="FR">France</option></select></p></div>`,
  selector: addressFormSelectors.accountFields,
  isConnected(fields) {
    const before = loadCount
    fields.querySelector("select")?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
    return loadCount > before
  },
  use(fields) {
    const country = fields.querySelector("select")
    if (country) country.value = "FR"
    country?.dispatchEvent(new Event("change", { bubbles: true }))
  },
  job: addressFieldsJob,
  settings,
})
