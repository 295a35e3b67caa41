import type { HookContent } from "../domain/index.ts"
import type { KnownWidgets } from "../author/diagnose.ts"
import { findDrawingWidget } from "../hooks/drawsOn.ts"
import { readHookNames } from "../hooks/hooks.ts"

/** Lists the warnings about what a hook lacks; none where a widget draws in it. */
export function listMissingContent(
  host: Element,
  { contents, drawing, registered = [] }: KnownWidgets,
): readonly string[] {
  const names = readHookNames(host)
  if (names.some((name) => registered.includes(name)) || findDrawingWidget(host, drawing)) return []
  return names.flatMap((name) => {
    const content = contents.get(name)
    return content && lacksContent(host, content) ? [content.warning] : []
  })
}

function lacksContent(host: Element, { selector }: HookContent): boolean {
  if (selector === undefined) return host.childElementCount === 0 && host.textContent.trim() === ""
  return !host.matches(selector) && !host.querySelector(selector)
}
