import type { Behaviour } from "@ringside/core"
import { galleryBehaviour } from "./behaviour.ts"

/** Product galleries. The viewer is a module of its own, which is fetched when it first opens. */
export const createBehaviours = (): readonly Behaviour[] => [galleryBehaviour]
