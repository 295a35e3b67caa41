import { type Behaviour, loadAsked, type LoadModule } from "@ringside/core"
import { createMiniCartBehaviours } from "./hostCart/behaviour.ts"
import type { UndoModule } from "./hostCart/undoModule.ts"

/** Behaviours of this package in the late chunk. The code that restores a removed line is a module of its own. */
export const createBehaviours = (loadModule: LoadModule): readonly Behaviour[] =>
  createMiniCartBehaviours(() => loadAsked<UndoModule>(loadModule, "undo", "offerUndo"))
