import type { Popup } from "../popup.ts"

/** Events of a popup's lifecycle. */
type LifecycleEvent =
  | `pum${"Init" | "SetupClose" | `${"Before" | "After"}${"Open" | "Reposition" | "Close"}`}`
  | ("pumOpenPrevented" | "pumClosePrevented" | "pumConversion" | "pumFormSuccess" | "pumCheckingCondition")

/** The start of an event's name that is also sent under an older name, on the container. */
const renamed = /^pum(?=Init|Setup|Before|After)/

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
  const olderName = name.replace(renamed, "popmake")
  if (olderName !== name) events.send({ name: olderName, target: popup.container, args, detail })
}
