import { defineFeature } from "../../feature.ts"
import { respondPicture } from "./pictures.ts"

/** The pictures of what the shop sells. */
export const pictures = defineFeature({
  name: "pictures",
  routes: [{ method: "GET", path: "/figures/:slug/:file", answer: respondPicture }],
})
