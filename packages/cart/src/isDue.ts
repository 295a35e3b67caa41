import type { LoaderPage } from "@ringside/core"
import { hasBasketMarkup } from "./host/basketMarkup.ts"
import { fragmentsJob } from "./jobs.ts"

/** Whether the host's basket markup must be shown or fetched by the late code. */
export function isDue(page: LoaderPage): boolean {
  return page.jobs.isOurs(fragmentsJob) && hasBasketMarkup(page)
}
