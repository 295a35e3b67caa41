import { type LoaderPage, readGlobal } from "@ringside/core"

/** What the platform's preview of settings tells of, once a piece of the page was rendered anew. */
interface PartialRefresh {
  bind(name: string, hear: () => void): unknown
  unbind(name: string, hear: () => void): unknown
}

/** Calls `hear` when the platform's customiser has put new markup into the page; that markup knows nothing of the basket. */
export function onPartialRefresh({ window, signal }: LoaderPage, hear: () => void): void {
  const partials = readPath(readGlobal(window, "wp"), ["customize", "selectiveRefresh"])
  if (!isPartialRefresh(partials)) return
  partials.bind("partial-content-rendered", hear)
  signal.addEventListener("abort", () => void partials.unbind("partial-content-rendered", hear))
}

function readPath(start: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((holder, name) => (isHolder(holder) ? Reflect.get(holder, name) : undefined), start)
}

/** The platform hangs its members on functions, too. */
function isHolder(value: unknown): value is object {
  return (typeof value === "object" && value !== null) || typeof value === "function"
}

function isPartialRefresh(value: unknown): value is PartialRefresh {
  return isHolder(value) && "bind" in value && "unbind" in value
}
