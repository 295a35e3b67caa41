import { isRecord } from "@ringside/core/domain"
import { automaticTriggers } from "../domain/index.ts"
import type { Popup } from "../popup.ts"
import { readOptions } from "../settings/vars.ts"

/** Whether a popup's settings, or those of all popups, need the code of automatic openings. */
export function needsAutomatic({ page, raw, settings }: Popup): boolean {
  const { queue, tests } = readOptions(page)
  return (
    [raw["schedule"], raw["frequency"], queue].some(isRecord) ||
    Boolean(tests) ||
    settings.triggers.some(({ type }) => type !== "auto_open" && automaticTriggers.includes(type))
  )
}
