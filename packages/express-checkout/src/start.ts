import type { Behaviour, Members, Page } from "@ringside/core"
import { extendExpress, startEarly } from "./earlyNews.ts"
import type { ExpressApi } from "./ringsideMember.ts"

/** `ringside.express`. Extensions are stored for the buttons' code, which most pages never fetch. */
export const createMembers = (page: Page): Members => ({
  express: {
    extend(extension) {
      extendExpress(page, extension)
      return Promise.resolve()
    },
  } satisfies ExpressApi,
})

/** Listens for events that occur before the buttons' code has loaded. */
export const expressNews: Behaviour = { name: "express-checkout-news", start: startEarly }

/** The behaviours from the start on. */
export const createBehaviours = (): readonly Behaviour[] => [expressNews]
