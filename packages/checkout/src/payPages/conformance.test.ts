import { describeBehaviour } from "@ringside/testing/conformance"
import { payFormJob, savedTableJob, savedTokensJob } from "./jobs.ts"
import { payForm } from "./payForm.ts"
import { savedCardsHtml } from "./savedCardsForTests.ts"
import { savedTable } from "./savedTable.ts"
import { savedTokens } from "./savedTokens.ts"

const settings = { ajax_url: "/ajax" }

describeBehaviour(savedTable, {
  html: savedCardsHtml("table", "en"),
  selector: ".woocommerce-MyAccount-paymentMethods",
  // The second card has run out.
  isConnected: (table) => table.querySelectorAll(".ringside-expired").length === 1,
  job: savedTableJob,
  settings,
})

describeBehaviour(savedTokens, {
  html: savedCardsHtml("choice", "en"),
  selector: ".payment_box",
  isConnected: (box) => box.querySelector("ul")?.getAttribute("role") === "radiogroup",
  job: savedTokensJob,
  settings,
  hasTexts: true,
})

describeBehaviour(payForm, {
  html: savedCardsHtml("adding", "en"),
  selector: "#add_payment_method",
  isConnected: (form) => form.isConnected,
  job: payFormJob,
  settings,
})
