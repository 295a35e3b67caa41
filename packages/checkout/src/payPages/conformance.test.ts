import { describeBehaviour } from "@ringside/testing/conformance"
import { payFormJob, savedTableJob, savedTokensJob } from "./jobs.ts"
import { payForm } from "./payForm.ts"
import { savedCardsHtml } from "./savedCardsForTests.ts"
import { savedTable } from "./savedTable.ts"
import { savedTokens } from "./savedTokens.ts"

describeBehaviour(savedTable, {
  html: savedCardsHtml("table", "en"),
  selector: ".woocommerce-MyAccount-paymentMethods",
  // The second card has run out.
  isConnected: (table) => table.querySelectorAll(".ringside-expired").length === 1,
  job: savedTableJob,
})

describeBehaviour(savedTokens, {
  html: savedCardsHtml("choice", "en"),
  selector: ".payment_box",
  isConnected: (box) => box.querySelector("ul")?.getAttribute("role") === "radiogroup",
  job: savedTokensJob,
  hasTexts: true,
})

describeBehaviour(payForm, {
  // The markup that shops print leaves the boxes of all methods open.
  html: savedCardsHtml("adding", "en").replace(
    "<div",
    '<label><input type="radio" name="payment_method" value="woocommerce_payments" checked> Card</label><label><input type="radio" name="payment_method" value="cod"> Cash</label><div class="payment_box payment_method_cod">Pay at the door.</div><div',
  ),
  selector: "#add_payment_method",
  isConnected: (form) => {
    const find = (gateway: string) => form.querySelector<HTMLElement>(`.payment_box.payment_method_${gateway}`)
    return find("cod")?.style.display === "none" && find("woocommerce_payments")?.style.display !== "none"
  },
  job: payFormJob,
})
