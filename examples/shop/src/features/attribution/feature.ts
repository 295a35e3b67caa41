import { defineFeature } from "../../feature.ts"
import { migrationsOf } from "../../paths.ts"
import { forAdministrators } from "../admin/guards.ts"
import { adminPath } from "../admin/paths.ts"
import { countTracks, identify } from "./adminAjaxActions.ts"
import { sourcesPage } from "./adminReport.ts"
import { forgetOldEmails } from "./capturedEmails.ts"
import { consentBanner } from "./consentBanner.ts"
import { sourcesPath } from "./paths.ts"
import { createAttributionSettings } from "./settings.ts"
import { attributionTexts } from "./texts.ts"

/** Order attribution, captured e-mail addresses and usage events. */
export const attribution = defineFeature({
  name: "attribution",
  pages: [{ method: "GET", path: `${adminPath}${sourcesPath}`, answer: forAdministrators(sourcesPage) }],
  adminPages: [{ path: sourcesPath, title: (language) => attributionTexts[language].admin.title, position: 20 }],
  everyPage: { beforeHeader: consentBanner },
  adminAjax: { omnisend_identify: identify, platform_tracks: countTracks },
  settings: createAttributionSettings,
  upkeep: forgetOldEmails,
  texts: attributionTexts,
  migrations: migrationsOf("attribution"),
})
