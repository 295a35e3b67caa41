import type { Behaviour, LoadExtra } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { createPopupsBehaviour, popupCookieBehaviour } from "./behaviour.ts"
import type { LoadExtras } from "./extras.ts"

/** Popups on host markup and on hooks. Forms, automatic triggers, media and hooks are in separate files. */
export const createBehaviours = (loadExtra: LoadExtra): readonly Behaviour[] => [
  createPopupsBehaviour({
    forms: load(loadExtra, "forms", "createForms"),
    automatic: load(loadExtra, "automatic", "createAutomatic"),
    media: load(loadExtra, "media", "createMedia"),
    hooks: load(loadExtra, "hooks", "createHooks"),
  }),
  popupCookieBehaviour,
]

/** Fetches an extra file. A server may respond with another module, such as another release's. */
function load<Name extends keyof LoadExtras>(
  loadExtra: LoadExtra,
  name: Name,
  member: keyof Awaited<ReturnType<LoadExtras[Name]>> & string,
): LoadExtras[Name] {
  const fetch = async () => {
    const module = await loadExtra(name)
    if (isRecord(module) && typeof module[member] === "function") return module
    throw new Error(`The file of ${name} holds none.`)
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the member was looked for
  return fetch as unknown as LoadExtras[Name]
}
