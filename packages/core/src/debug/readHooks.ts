import { findDrawingWidget } from "../hooks/drawsOn.ts"
import { readHookNames } from "../hooks/hooks.ts"
import { readLoadMode } from "../hooks/loadMode.ts"
import type { WidgetEntry } from "../hooks/widget.ts"
import type { Page } from "../page/page.ts"

/** `waiting`: its widget hasn't been asked for yet. `inPlace`: it draws nothing, and enhances what the server printed. */
export type HookState = "ready" | "pending" | "error" | "waiting" | "inPlace"

/** A hook as the panel shows it. */
export interface HookRow {
  readonly names: string
  readonly state: HookState
  /** When its widget's code is fetched; null for a hook on which no widget draws. */
  readonly load: "now" | "idle" | "visible" | "interaction" | null
  readonly element: Element
}

const states: readonly HookState[] = ["ready", "pending", "error"]

/** The hooks of the page, in its order. */
export function readHooks(page: Page, widgets: readonly Omit<WidgetEntry, "fetch" | "prefetch">[]): readonly HookRow[] {
  return [...page.document.querySelectorAll("[data-ringside]")].map((element) => {
    const widget = findDrawingWidget(element, widgets)
    const written = states.find((state) => state === element.getAttribute("data-ringside-state"))
    return {
      names: readHookNames(element).join(" "),
      state: written ?? (widget ? "waiting" : "inPlace"),
      load: widget ? readLoadMode(widget.load, element) : null,
      element,
    }
  })
}
