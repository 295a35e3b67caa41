import { type Behaviour, defineBehaviour } from "@ringside/core"
import { listenToHandlerCalls, startVariations } from "./startVariations.ts"
import { connectVariationForm, selectOwnForms } from "./variationForms.ts"

/** Forms that choose a variation: the host's own ones, and on any page those in a `variations` hook. */
export const variationsBehaviour = defineBehaviour({
  name: "variations",
  selector: selectOwnForms,
  connect(form, scope) {
    listenToHandlerCalls(form, scope)
    return connectVariationForm(form, scope)
  },
  start: startVariations,
})

/** Behaviours of the part's module `variations`. */
export const createBehaviours = (): readonly Behaviour[] => [variationsBehaviour]
