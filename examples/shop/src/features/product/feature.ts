import { defineFeature } from "../../feature.ts"
import { migrationsOf } from "../../paths.ts"
import { addByForm } from "../basket/addToBasket.ts"
import { answerGetVariation } from "./getVariation.ts"
import { productPath } from "./paths.ts"
import { productPage } from "./productPage.ts"
import { productTexts } from "./texts.ts"

/** The product page. */
export const product = defineFeature({
  name: "product",
  pages: [
    { method: "GET", path: productPath(":slug"), answer: productPage },
    { method: "GET", path: `${productPath(":slug")}:commentPage{comment-page-\\d+}/`, answer: productPage },
    { method: "POST", path: productPath(":slug"), answer: addByForm },
  ],
  wcAjax: { get_variation: { method: "POST", answer: answerGetVariation } },
  texts: productTexts,
  migrations: migrationsOf("product"),
})
