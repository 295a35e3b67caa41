import { type Behaviour, loadAsked, type LoadModule } from "@ringside/core"
import { createPopupsBehaviour, popupCookieBehaviour } from "./behaviour.ts"

/** Popups on host markup and on hooks. Forms, automatic triggers, media and hooks are modules of their own. */
export const createBehaviours = (loadModule: LoadModule): readonly Behaviour[] => [
  createPopupsBehaviour({
    forms: () => loadAsked(loadModule, "forms", "createForms"),
    automatic: () => loadAsked(loadModule, "automatic", "createAutomatic"),
    media: () => loadAsked(loadModule, "media", "createMedia"),
    hooks: () => loadAsked(loadModule, "hooks", "createHooks"),
  }),
  popupCookieBehaviour,
]
