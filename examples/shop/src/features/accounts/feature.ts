import { defineFeature } from "../../feature.ts"
import { migrationsOf } from "../../paths.ts"
import { addressesPage, editAddressPage, takeAddress } from "./addressPages.ts"
import { confirmPage, takeConfirmation } from "./confirmPage.ts"
import { accountPage } from "./dashboard.ts"
import { detailsPage, takeDetails } from "./details.ts"
import { forCustomers } from "./guards.ts"
import { logoutPage, takeLogout } from "./logout.ts"
import { lostPasswordPage, takeLostPassword } from "./lostPassword.ts"
import { ordersPage, viewOrderPage } from "./orderPages.ts"
import {
  addressesPath,
  confirmPath,
  detailsPath,
  logoutPath,
  lostPasswordPath,
  ordersPath,
  viewOrderPath,
} from "./paths.ts"
import { takeGuestForm } from "./takeGuestForm.ts"
import { accountTexts } from "./texts.ts"

const account = "/mi-cuenta/"

/** Customer accounts: login, registration, addresses, details and orders. */
export const accounts = defineFeature({
  name: "accounts",
  pages: [
    { method: "GET", path: account, answer: accountPage },
    { method: "POST", path: account, answer: takeGuestForm },
    { method: "GET", path: `${account}${confirmPath}`, answer: confirmPage },
    { method: "POST", path: `${account}${confirmPath}`, answer: takeConfirmation },
    { method: "GET", path: `${account}${lostPasswordPath}`, answer: lostPasswordPage },
    { method: "POST", path: `${account}${lostPasswordPath}`, answer: takeLostPassword },
    { method: "GET", path: `${account}${ordersPath}`, answer: forCustomers(ordersPage) },
    { method: "GET", path: `${account}${viewOrderPath}:id/`, answer: forCustomers(viewOrderPage) },
    { method: "GET", path: `${account}${addressesPath}`, answer: forCustomers(addressesPage) },
    { method: "GET", path: `${account}${addressesPath}:section/`, answer: forCustomers(editAddressPage) },
    { method: "POST", path: `${account}${addressesPath}:section/`, answer: forCustomers(takeAddress) },
    { method: "GET", path: `${account}${detailsPath}`, answer: forCustomers(detailsPage) },
    { method: "POST", path: `${account}${detailsPath}`, answer: forCustomers(takeDetails) },
    { method: "GET", path: `${account}${logoutPath}`, answer: logoutPage },
    { method: "POST", path: `${account}${logoutPath}`, answer: takeLogout },
  ],
  texts: accountTexts,
  migrations: migrationsOf("accounts"),
})
