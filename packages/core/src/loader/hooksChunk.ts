import { findDrawingWidget, type DrawingRules } from "../hooks/drawsOn.ts"
import { hasRegisteredWidgets, isInRegisteredHook } from "../hooks/registeredWidgets.ts"
import type { ChunkToStart } from "../modules/ownChunks.ts"
import type { Page } from "../page/page.ts"

interface HooksChunk extends Pick<ChunkToStart, "chunk" | "start"> {
  /** The widgets of the page's parts. */
  readonly widgets: readonly (DrawingRules & { readonly name: string })[]
}

/** The file of the registry of hooks that render: a page fetches it where a hook draws, or where the page registered widgets. */
export function createHooksChunk(page: Page, { widgets, chunk, start }: HooksChunk): ChunkToStart {
  return {
    chunk,
    start,
    triggers: [{ selector: widgets.map(({ name }) => `[data-ringside~="${name}"]`).join() }],
    isAwaitedIn: isInRegisteredHook,
    isPresent: ({ document }) =>
      hasRegisteredWidgets(page) ||
      [...document.querySelectorAll("[data-ringside]")].some((hook) => findDrawingWidget(hook, widgets)),
  }
}
