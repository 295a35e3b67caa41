import type { AttributeTable } from "./attributeTable.ts"
import type { HookContent, Part, WidgetDeclaration } from "./part.ts"

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

/**
 * Lists what checks of hooks compare with: the options of each hook, what it needs in it, and the widgets that may render, in the order in
 * which one is chosen.
 */
export function listKnownWidgets(parts: readonly Pick<Part, "hooks">[]): {
  readonly tables: ReadonlyMap<string, AttributeTable>
  readonly contents: ReadonlyMap<string, HookContent>
  readonly drawing: readonly (WidgetDeclaration & { readonly name: string })[]
} {
  const hooks = parts.flatMap(({ hooks: declared = {} }) => Object.entries(declared))
  return {
    tables: new Map(hooks.map(([name, { attributes }]) => [name, attributes])),
    contents: new Map(hooks.flatMap(([name, { content }]) => (content ? [[name, content] as const] : []))),
    drawing: parts.flatMap(listHookWidgets).map(({ hook, widget }) => ({ ...widget, name: hook })),
  }
}
