import { describeBehaviour } from "@ringside/testing/conformance"
import { addressFieldsJob } from "../jobs.ts"
import { accountAddress } from "./accountAddress.ts"

const settings = { wc_ajax_url: "/en/?wc-ajax=%%endpoint%%" }

describeBehaviour(accountAddress, {
  html: `<form method="post"><div class="woocommerce-address-fields"><div class="woocommerce-address-fields__field-wrapper"><p class="form-row validate-required" id="billing_city_field"><label for="billing_city">City</label><input class="input-text" id="billing_city" name="billing_city"></p></div></div><button>Save</button></form>`,
  selector: "form",
  isConnected: (form) => form.hasAttribute("novalidate"),
  job: addressFieldsJob,
  settings,
})
