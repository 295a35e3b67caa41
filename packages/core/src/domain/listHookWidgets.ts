import type { Part, WidgetDeclaration } from "./part.ts"

/** A widget of a hook, and the name of its chunk. */
export interface HookWidget {
  readonly hook: string
  readonly chunk: string
  readonly widget: WidgetDeclaration
}

/** Lists the widgets of a part, each hook's in the order in which the registry chooses one. */
export function listHookWidgets({ hooks = {} }: Pick<Part, "hooks">): readonly HookWidget[] {
  return Object.entries(hooks).flatMap(([hook, { drawn, widget }]) => [
    ...(drawn ? [{ hook, chunk: `${hook}-drawn`, widget: drawn }] : []),
    ...(widget ? [{ hook, chunk: hook, widget }] : []),
  ])
}
