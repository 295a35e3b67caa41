import type { Behaviour, LoadExtra } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { createMiniCartBehaviours } from "./hostCart/behaviour.ts"
import type { UndoModule } from "./hostCart/undoModule.ts"

/** Behaviours of this package in the late chunk. The code that restores a removed line is in a separate file. */
export const createBehaviours = (loadExtra: LoadExtra): readonly Behaviour[] =>
  createMiniCartBehaviours(async () => {
    const module = await loadExtra("undo")
    if (isUndoModule(module)) return module
    throw new Error("The file of undo holds none.")
  })

function isUndoModule(module: unknown): module is UndoModule {
  return isRecord(module) && typeof module.offerUndo === "function"
}
