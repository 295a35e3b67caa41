import { defineBareTopic } from "./topics.ts"

/** The theme's layout may be another, since the window has another width. */
export const layoutWidthChanged = defineBareTopic({ name: "astLayoutWidthChanged" })
