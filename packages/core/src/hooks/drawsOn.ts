import { attributePrefix, type WidgetRules } from "../domain/index.ts"
import { readHookNames } from "./hooks.ts"

/** The rules of a widget that decide whether it renders on a hook that names it. */
export type DrawingRules = Pick<WidgetRules, "drawsUnless" | "drawsWith">

/** Whether a widget renders on `hook`: its option is there, and nothing of the server that a behaviour enhances instead. */
export function drawsOn(hook: Element, { drawsUnless, drawsWith }: DrawingRules): boolean {
  const hasOption = drawsWith === undefined || Boolean(hook.getAttribute(`${attributePrefix}${drawsWith}`))
  return hasOption && (drawsUnless === undefined || !holdsOwn(hook, drawsUnless))
}

/** Finds the widget that renders on `hook`: of those that it names, in that order, the first that draws on it. */
export function findDrawingWidget<Named extends DrawingRules & { readonly name: string }>(
  hook: Element,
  widgets: readonly Named[],
): Named | undefined {
  return readHookNames(hook)
    .flatMap((name) => widgets.filter((each) => each.name === name))
    .find((each) => drawsOn(hook, each))
}

/** Whether the server printed such an element in `hook`. What a widget rendered in it doesn't count: the host may have copied the hook with it. */
function holdsOwn(hook: Element, selector: string): boolean {
  return [...hook.querySelectorAll(selector)].some((element) => {
    const root = element.closest("[data-ringside-root]")
    return !root || root.contains(hook)
  })
}
