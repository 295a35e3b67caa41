import { defineFeature } from "../../feature.ts"
import { respondPicture } from "./pictures.ts"

/** Serves the product pictures. */
export const pictures = defineFeature({
  name: "pictures",
  routes: [{ method: "GET", path: "/figures/:slug/:file", answer: respondPicture }],
})
