import type { LoaderPage } from "./page.ts"
import { readGlobal } from "./readGlobal.ts"

/** Whether the host prints anything under a name: as a global, or in the page config's `host`. */
export function hasHostValue({ config, window }: Pick<LoaderPage, "window" | "config">, name: string): boolean {
  return readGlobal(window, name) !== undefined || Object.hasOwn(config.host, name)
}
