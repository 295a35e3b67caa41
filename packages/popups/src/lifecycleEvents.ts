import { nullPrototype } from "@ringside/core/domain"
import type { Popup } from "./popup.ts"

/** Events that are also sent under an older name, on the container. */
const legacyNames = nullPrototype({
  pumInit: "popmakeInit",
  pumBeforeOpen: "popmakeBeforeOpen",
  pumBeforeReposition: "popmakeBeforeReposition",
  pumAfterReposition: "popmakeAfterReposition",
  pumAfterOpen: "popmakeAfterOpen",
  pumSetupClose: "popmakeSetupClose",
  pumBeforeClose: "popmakeBeforeClose",
  pumAfterClose: "popmakeAfterClose",
})

/** Events of a popup's lifecycle. */
type LifecycleEvent =
  | keyof typeof legacyNames
  | ("pumOpenPrevented" | "pumClosePrevented" | "pumConversion" | "pumFormSuccess" | "pumCheckingCondition")

/** Sends an event of a popup. Source: popups §13.2. */
export function sendLifecycle(popup: Popup, name: LifecycleEvent, args: readonly unknown[] = []): void {
  const { events } = popup.page
  const detail = {
    popupId: popup.id,
    trigger: popup.lastOpenTrigger,
    closeTrigger: popup.lastCloseTrigger,
    ...(args.length > 0 && { args }),
  }
  events.send({ name, target: popup.root, args, detail })
  if (hasLegacyName(name)) events.send({ name: legacyNames[name], target: popup.container, args, detail })
}

function hasLegacyName(name: LifecycleEvent): name is keyof typeof legacyNames {
  return name in legacyNames
}
