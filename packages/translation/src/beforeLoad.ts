import type { LoaderBehaviour } from "@ringside/core"
import { isDue } from "./isDue.ts"

/** Records what scripts add to the page before the late code is there to translate it. */
export const beforeLoad: LoaderBehaviour = {
  name: "translation",
  start(page) {
    if (isDue(page)) page.record(true)
  },
}
