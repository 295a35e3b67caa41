import { defineFeature, type Route } from "../../feature.ts"
import { migrationsOf } from "../../paths.ts"
import { languages, prefixOf } from "../../texts/languages.ts"
import { forAdministrators } from "../admin/guards.ts"
import { adminPath } from "../admin/paths.ts"
import { confirmNewsletterPage, takeNewsletterConfirmation } from "./confirmNewsletter.ts"
import { cabinetPage, cornerPage, takeCornerForm } from "./cornerPage.ts"
import { countMessage, takeClick, takeCount } from "./counts.ts"
import { analyticsPath, cabinetPath, cornerPath, newsletterPath, popupsAdminPath } from "./paths.ts"
import { popupsAdminPage } from "./popupsAdmin.ts"
import { answerForm, takeContact, takeNewsletter } from "./takeForms.ts"
import { popupTexts } from "./texts.ts"
import { sendVideo, videoPath } from "./video.ts"

/** Six popups, their pages, forms and counts. */
export const popups = defineFeature({
  name: "popups",
  pages: [
    { method: "GET", path: cornerPath, answer: cornerPage },
    { method: "POST", path: cornerPath, answer: takeCornerForm },
    { method: "GET", path: cabinetPath, answer: cabinetPage },
    { method: "GET", path: newsletterPath, answer: confirmNewsletterPage },
    { method: "POST", path: newsletterPath, answer: takeNewsletterConfirmation },
    { method: "GET", path: `${adminPath}${popupsAdminPath}`, answer: forAdministrators(popupsAdminPage) },
  ],
  routes: [
    { method: "GET", path: videoPath, answer: sendVideo },
    // Not in `pages`: those are matched after the Store API, which answers every address below a REST root.
    ...languages.flatMap((language): Route[] => {
      const path = `${prefixOf(language)}${analyticsPath}`
      return [
        { method: "GET", path, answer: takeCount },
        { method: "POST", path, answer: takeCount },
      ]
    }),
  ],
  adminPages: [{ path: popupsAdminPath, title: (language) => popupTexts[language].admin.title, position: 50 }],
  navigation: [
    {
      places: ["workshop", "footer"],
      path: cornerPath,
      title: (language) => popupTexts[language].corner.title,
      position: 10,
    },
  ],
  links: { cta: takeClick },
  adminAjax: {
    pum_sub_form: answerForm(takeNewsletter),
    pum_form: answerForm(takeContact),
    pum_analytics: async (context, visit, form) => {
      await countMessage(visit.shop.database, form)
      return context.body(null, 204)
    },
  },
  texts: popupTexts,
  migrations: migrationsOf("popups"),
})
