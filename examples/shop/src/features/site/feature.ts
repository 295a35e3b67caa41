import { filesOf } from "../../endpoints/files.ts"
import { defineFeature } from "../../feature.ts"
import { assetsFolder, migrationsOf, ringsideFolder } from "../../paths.ts"
import { changeCurrentUser } from "./currentUser.ts"
import { currentUserPath } from "./comingSoon.ts"
import { favicon } from "./favicon.ts"
import { createSiteSettings } from "./siteSettings.ts"
import { siteTexts } from "./texts.ts"

/** The parts that all pages share, and the files that they load. */
export const site = defineFeature({
  name: "site",
  routes: [
    { method: "GET", path: "/assets/*", answer: filesOf(assetsFolder, "/assets/") },
    { method: "GET", path: "/ringside/*", answer: filesOf(ringsideFolder, "/ringside/") },
    {
      method: "GET",
      path: "/favicon.svg",
      answer: (context) => context.body(favicon, 200, { "Content-Type": "image/svg+xml" }),
    },
    { method: "POST", path: currentUserPath, answer: changeCurrentUser },
  ],
  settings: createSiteSettings,
  texts: siteTexts,
  migrations: migrationsOf("site"),
})
