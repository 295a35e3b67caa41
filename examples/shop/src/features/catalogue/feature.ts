import { defineFeature } from "../../feature.ts"
import { migrationsOf } from "../../paths.ts"
import { archivePage, categoryPage, searchPage } from "./archivePage.ts"
import { homePage } from "./homePage.ts"
import { archivePath, categoryPath } from "./paths.ts"
import { productRoutes } from "./storeApiProducts.ts"
import { catalogueTexts } from "./texts.ts"

/** The products, and the pages that list them. */
export const catalogue = defineFeature({
  name: "catalogue",
  pages: [
    // As in the platform, searches have the home page's address.
    {
      method: "GET",
      path: "/",
      answer: (context) => (context.var.visit.url.searchParams.has("s") ? searchPage : homePage)(context),
    },
    { method: "GET", path: "/page/:page/", answer: searchPage },
    { method: "GET", path: archivePath, answer: archivePage },
    { method: "GET", path: `${archivePath}page/:page/`, answer: archivePage },
    { method: "GET", path: categoryPath(":slug"), answer: categoryPage },
    { method: "GET", path: `${categoryPath(":slug")}page/:page/`, answer: categoryPage },
  ],
  navigation: [
    { places: ["menu"], path: archivePath, title: (language) => catalogueTexts[language].archive.title, position: 10 },
  ],
  storeApi: productRoutes,
  texts: catalogueTexts,
  migrations: migrationsOf("catalogue"),
})
