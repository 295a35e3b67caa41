import type { LoaderPage } from "@ringside/core"
import { isFramed } from "./framed.ts"

/** A page in a frame may be a preview, which has to look as it was left. */
export function isDue({ window }: LoaderPage): boolean | "loaded" {
  return isFramed(window) && "loaded"
}
