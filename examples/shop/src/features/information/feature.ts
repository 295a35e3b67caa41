import { defineFeature } from "../../feature.ts"
import { deliveryPage } from "./deliveryPage.ts"
import { textPage } from "./textPage.ts"
import { informationTexts } from "./texts.ts"

/** What a shopper looks up before paying: how parcels go, what is kept about whom, who runs the shop. */
export const information = defineFeature({
  name: "information",
  pages: [
    { method: "GET", path: "/envios/", answer: deliveryPage },
    { method: "GET", path: "/privacidad/", answer: textPage("privacy") },
    { method: "GET", path: "/aviso-legal/", answer: textPage("legalNotice") },
  ],
  texts: informationTexts,
})
