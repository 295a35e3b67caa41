import type { LoaderParts } from "@ringside/core"

/** The loader's data about the parts, derived by the build. */
export const loaderParts: LoaderParts = {
  beforeLoad: [],
  isDue: [],
  triggers: [],
  events: { names: [], jobs: [] },
  drawn: "",
  members: {},
}
