import { defineFeature } from "../../feature.ts"
import { migrationsOf } from "../../paths.ts"
import { addressesPage, editAddressPage, takeAddress } from "./addressPages.ts"
import { ensureAdministrator } from "./administrator.ts"
import { confirmPage, takeConfirmation } from "./confirmPage.ts"
import { accountPage } from "./dashboard.ts"
import { detailsPage, takeDetails } from "./details.ts"
import { forCustomers } from "./guards.ts"
import { logoutPage, takeLogout } from "./logout.ts"
import { lostPasswordPage, takeLostPassword } from "./lostPassword.ts"
import { ordersPage, viewOrderPage } from "./orderPages.ts"
import {
  accountPath,
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

/** Customer accounts: login, registration, addresses, details and orders. */
export const accounts = defineFeature({
  name: "accounts",
  pages: [
    { method: "GET", path: accountPath, answer: accountPage },
    { method: "POST", path: accountPath, answer: takeGuestForm },
    { method: "GET", path: `${accountPath}${confirmPath}`, answer: confirmPage },
    { method: "POST", path: `${accountPath}${confirmPath}`, answer: takeConfirmation },
    { method: "GET", path: `${accountPath}${lostPasswordPath}`, answer: lostPasswordPage },
    { method: "POST", path: `${accountPath}${lostPasswordPath}`, answer: takeLostPassword },
    { method: "GET", path: `${accountPath}${ordersPath}`, answer: forCustomers(ordersPage) },
    { method: "GET", path: `${accountPath}${viewOrderPath}:id/`, answer: forCustomers(viewOrderPage) },
    { method: "GET", path: `${accountPath}${addressesPath}`, answer: forCustomers(addressesPage) },
    { method: "GET", path: `${accountPath}${addressesPath}:section/`, answer: forCustomers(editAddressPage) },
    { method: "POST", path: `${accountPath}${addressesPath}:section/`, answer: forCustomers(takeAddress) },
    { method: "GET", path: `${accountPath}${detailsPath}`, answer: forCustomers(detailsPage) },
    { method: "POST", path: `${accountPath}${detailsPath}`, answer: forCustomers(takeDetails) },
    { method: "GET", path: `${accountPath}${logoutPath}`, answer: logoutPage },
    { method: "POST", path: `${accountPath}${logoutPath}`, answer: takeLogout },
  ],
  open: ensureAdministrator,
  texts: accountTexts,
  migrations: migrationsOf("accounts"),
})
