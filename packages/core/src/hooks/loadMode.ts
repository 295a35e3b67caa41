import type { LoadMode, LoadRule } from "../domain/index.ts"

/** All load modes. */
export const loadModes: readonly LoadMode[] = ["now", "idle", "visible", "interaction"]

/** The load mode of a hook: its own attribute, else the widget's rule for the hook's options. */
export function readLoadMode(rule: LoadRule, host: Element): LoadMode {
  const asked = loadModes.find((mode) => mode === host.getAttribute("data-ringside-load"))
  if (asked) return asked
  for (const [option, modes] of Object.entries(rule.byOption ?? {})) {
    const mode = modes[host.getAttribute(`data-ringside-${option}`) ?? ""]
    if (mode) return mode
  }
  return rule.mode
}
