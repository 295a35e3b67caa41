import type { Page } from "@ringside/core"
import { drawerJob } from "../jobs.ts"

/** Selects elements of the theme's header and drawer, while their job is ours. */
export const whenDrawerActive = (selector: string) => (page: Page) => (page.jobs.isOurs(drawerJob) ? selector : null)
