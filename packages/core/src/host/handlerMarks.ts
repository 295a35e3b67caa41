import type { JQueryLike } from "../events/jquery.ts"
import { definePageService } from "../page/services.ts"

/** A handler that the platform's script binds through jQuery. */
export interface PlatformHandler {
  /** The elements to which it is bound. */
  readonly elements: string
  readonly type: string
  /** The elements for which it is called, in the platform's own words, which jQuery's `off()` compares. */
  readonly selector?: string
}

/**
 * Handlers that do nothing, in the place of the platform's. A script that works in the platform's place takes the platform's handler off by
 * jQuery's `off()`, and the mark with it; one that only listens, or prevents the browser's default, leaves it.
 */
export interface HandlerMarks {
  /** The jQuery of each marked element, by the handler's key. */
  readonly jQueries: Map<string, WeakMap<Element, JQueryLike>>
  readonly handler: () => void
  /** The keys of handlers that a script has taken off. Elements that are inserted then are the script's, and are not marked. */
  readonly taken: Set<string>
  /** Marks the elements that were inserted since. */
  mark(jQuery: JQueryLike, handler: PlatformHandler): void
}

/** The key of one of the platform's handlers: an element may have several. */
export function formatHandlerKey({ elements, type, selector }: PlatformHandler): string {
  return `${elements} ${type} ${selector}`
}

/** The marks of a page, once the loader has set any. */
export const handlerMarksService = definePageService<HandlerMarks>("core.handlerMarks")
