import { defineFeature } from "../../feature.ts"
import { deliveryPage } from "./deliveryPage.ts"
import { deliveryPath, legalNoticePath, privacyPath } from "./paths.ts"
import { textPage } from "./textPage.ts"
import { informationTexts } from "./texts.ts"

/** The pages that shoppers read before paying: delivery, privacy and legal notice. */
export const information = defineFeature({
  name: "information",
  pages: [
    { method: "GET", path: deliveryPath, answer: deliveryPage },
    { method: "GET", path: privacyPath, answer: textPage("privacy") },
    { method: "GET", path: legalNoticePath, answer: textPage("legalNotice") },
  ],
  navigation: [
    {
      places: ["workshop", "footer"],
      path: deliveryPath,
      title: (language) => informationTexts[language].delivery.title,
      position: 20,
    },
    {
      places: ["footer"],
      path: privacyPath,
      title: (language) => informationTexts[language].privacy.title,
      position: 40,
    },
    {
      places: ["footer"],
      path: legalNoticePath,
      title: (language) => informationTexts[language].legalNotice.title,
      position: 50,
    },
  ],
  texts: informationTexts,
})
