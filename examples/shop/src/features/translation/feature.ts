import { filesOf } from "../../endpoints/files.ts"
import { defineFeature } from "../../feature.ts"
import { migrationsOf, scriptsFolder } from "../../paths.ts"
import { forAdministrators } from "../admin/guards.ts"
import { adminPath } from "../admin/paths.ts"
import { editorPage, saveTranslation, translationsPage } from "./adminPages.ts"
import { answerAtOwnAddress, answerTranslations, takeTranslations } from "./endpoint.ts"
import { editorPath, ownEndpoint, scriptsPath, translationsPath } from "./paths.ts"
import { createTranslationSettings } from "./settings.ts"
import { translationTexts } from "./texts.ts"

/** Translates the texts that scripts add to pages. */
export const translation = defineFeature({
  name: "translation",
  pages: [
    { method: "GET", path: `${adminPath}${translationsPath}`, answer: forAdministrators(translationsPage) },
    { method: "GET", path: `${adminPath}${editorPath}`, answer: forAdministrators(editorPage) },
    { method: "POST", path: `${adminPath}${translationsPath}:id{[0-9]+}/`, answer: forAdministrators(saveTranslation) },
  ],
  adminPages: [{ path: translationsPath, title: (language) => translationTexts[language].title, position: 60 }],
  routes: [
    { method: "POST", path: ownEndpoint, answer: answerAtOwnAddress },
    { method: "GET", path: `${scriptsPath}*`, answer: filesOf(scriptsFolder, scriptsPath) },
  ],
  adminAjax: { trp_get_translations_regular: answerTranslations, trp_save_translations_regular: takeTranslations },
  settings: createTranslationSettings,
  texts: translationTexts,
  migrations: migrationsOf("translation"),
})
