import { defineFeature } from "../../feature.ts"
import { adminBar } from "./adminBar.ts"
import { forAdministrators } from "./guards.ts"
import { orderPage, ordersPage, takeOrderState } from "./orders.ts"
import { emailPage, outboxPage } from "./outboxPages.ts"
import { adminPath, ordersPath, outboxPath, reviewsPath, settingsPath } from "./paths.ts"
import { reviewsPage, takeReviewForm } from "./reviewPages.ts"
import { settingsPage } from "./settingsPage.ts"
import { adminTexts } from "./texts.ts"

/** The administration. Every page checks the role, and every form has its own nonce. */
export const admin = defineFeature({
  name: "admin",
  pages: [
    {
      method: "GET",
      path: adminPath,
      answer: forAdministrators((context) =>
        context.redirect(`${context.var.visit.links.to(adminPath)}${ordersPath}`, 303),
      ),
    },
    { method: "GET", path: `${adminPath}${ordersPath}`, answer: forAdministrators(ordersPage) },
    { method: "GET", path: `${adminPath}${ordersPath}:id/`, answer: forAdministrators(orderPage) },
    { method: "POST", path: `${adminPath}${ordersPath}:id/`, answer: forAdministrators(takeOrderState) },
    { method: "GET", path: `${adminPath}${reviewsPath}`, answer: forAdministrators(reviewsPage) },
    { method: "POST", path: `${adminPath}${reviewsPath}:id/`, answer: forAdministrators(takeReviewForm) },
    { method: "GET", path: `${adminPath}${outboxPath}`, answer: forAdministrators(outboxPage) },
    { method: "GET", path: `${adminPath}${outboxPath}:id/`, answer: forAdministrators(emailPage) },
    { method: "GET", path: `${adminPath}${settingsPath}`, answer: forAdministrators(settingsPage) },
  ],
  adminPages: [
    { path: ordersPath, title: (language) => adminTexts[language].orders.title, position: 10 },
    { path: reviewsPath, title: (language) => adminTexts[language].reviews.title, position: 30 },
    { path: outboxPath, title: (language) => adminTexts[language].outbox.title, position: 40 },
    { path: settingsPath, title: (language) => adminTexts[language].settings.title, position: 70 },
  ],
  everyPage: {
    beforeHeader: (visit, customer) => (customer?.role === "administrator" ? adminBar(customer, visit) : undefined),
  },
  texts: adminTexts,
})
