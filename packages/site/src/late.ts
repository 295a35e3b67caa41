import type { Behaviour } from "@ringside/core"
import { comingSoonBanner } from "./notices/comingSoonBanner.ts"
import { comingSoonHook } from "./notices/comingSoonHook.ts"
import { loginDialog } from "./login/loginDialog.ts"
import { noticesPlace } from "./notices/noticesPlace.ts"
import { storeNotice } from "./notices/storeNotice.ts"
import { storeNoticeHook } from "./notices/storeNoticeHook.ts"

/** Behaviours of this package, in a separate chunk. */
export const createBehaviours = (): readonly Behaviour[] => [
  storeNotice,
  comingSoonBanner,
  noticesPlace,
  storeNoticeHook,
  comingSoonHook,
  loginDialog,
]
