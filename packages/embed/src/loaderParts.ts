import type { LoaderParts } from "@ringside/core"

/** What the loader holds of the parts; the build derives it. */
export const loaderParts: LoaderParts = {
  beforeLoad: [],
  isDue: [],
  press: [],
  events: { names: [], jobs: [] },
  drawn: "",
  members: {},
}
