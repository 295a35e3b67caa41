import { type Page, readBlockSetting } from "@ringside/core"
import { blockSettings } from "../../hostSettings.ts"

/** The current settings of the platform's blocks. */
export function readBlocks(page: Page): ReturnType<typeof blockSettings.parse> {
  return blockSettings.parse({ getSetting: (key: string) => readBlockSetting(page, key) })
}
