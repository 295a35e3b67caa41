import { type LoaderPage, readGlobal } from "@ringside/core"

/** The platform's event after a part of the page was rendered again for the preview of settings. */
interface PartialRefresh {
  bind(name: string, listener: () => void): unknown
  unbind(name: string, listener: () => void): unknown
}

/** Calls `listener` when the platform's customizer has inserted new markup, which doesn't contain the current basket. */
export function onPartialRefresh({ window, signal }: LoaderPage, listener: () => void): void {
  const partials = readPath(readGlobal(window, "wp"), ["customize", "selectiveRefresh"])
  if (!isPartialRefresh(partials)) return
  partials.bind("partial-content-rendered", listener)
  signal.addEventListener("abort", () => void partials.unbind("partial-content-rendered", listener))
}

function readPath(start: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((holder, name) => (isHolder(holder) ? Reflect.get(holder, name) : undefined), start)
}

/** The platform adds members to functions, too. */
function isHolder(value: unknown): value is object {
  return (typeof value === "object" && value !== null) || typeof value === "function"
}

function isPartialRefresh(value: unknown): value is PartialRefresh {
  return isHolder(value) && "bind" in value && "unbind" in value
}
