import { defineFeature } from "../../feature.ts"
import { migrationsOf } from "../../paths.ts"
import { archivePage, categoryPage, searchPage } from "./archivePage.ts"
import { homePage } from "./homePage.ts"
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
    { method: "GET", path: "/tienda/", answer: archivePage },
    { method: "GET", path: "/tienda/page/:page/", answer: archivePage },
    { method: "GET", path: "/categoria-producto/:slug/", answer: categoryPage },
    { method: "GET", path: "/categoria-producto/:slug/page/:page/", answer: categoryPage },
  ],
  storeApi: productRoutes,
  texts: catalogueTexts,
  migrations: migrationsOf("catalogue"),
})
