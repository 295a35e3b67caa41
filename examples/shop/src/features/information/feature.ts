import { defineFeature } from "../../feature.ts"
import { deliveryPage } from "./deliveryPage.ts"
import { textPage } from "./textPage.ts"
import { informationTexts } from "./texts.ts"

/** The pages that shoppers read before paying: delivery, privacy and legal notice. */
export const information = defineFeature({
  name: "information",
  pages: [
    { method: "GET", path: "/envios/", answer: deliveryPage },
    { method: "GET", path: "/privacidad/", answer: textPage("privacy") },
    { method: "GET", path: "/aviso-legal/", answer: textPage("legalNotice") },
  ],
  texts: informationTexts,
})
