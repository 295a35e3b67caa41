import { type Page, readHookOptions, type Widget } from "@ringside/core"
import type { AttributeTable, OptionsOf } from "@ringside/core/domain"
import type { ComponentType } from "react"
import { mountRoot } from "./mountRoot.tsx"
import "../theme/base.css"

/** The props of a root's component; it gets everything else from `usePage()`. */
export interface RootProps<Options> {
  readonly options: Options
  /** The hook, whose children are the server's HTML. */
  readonly host: HTMLElement
}

interface RootWidgetBase<Table extends AttributeTable, Options> {
  /** The name in `data-ringside`. */
  readonly name: string
  readonly attributes: Table
  readonly component: ComponentType<RootProps<Options>>
}

/** A widget whose component's options are the hook's parsed attributes. */
export interface RootWidget<Table extends AttributeTable> extends RootWidgetBase<Table, OptionsOf<Table>> {
  readonly read?: never
}

/** A widget that reads more than its attributes. */
export interface ReadingRootWidget<Table extends AttributeTable, Options> extends RootWidgetBase<Table, Options> {
  /** Creates the component's options from the parsed attributes and the hook's HTML; never throws for a page author's mistake. */
  read(attributes: OptionsOf<Table>, host: HTMLElement, page: Page): Options
}

/** Creates a widget from a component: a React root at the end of the hook, beside the server's HTML. */
export function createRootWidget<const Table extends AttributeTable>(
  definition: RootWidget<Table>,
): Widget<OptionsOf<Table>>
export function createRootWidget<const Table extends AttributeTable, Options>(
  definition: ReadingRootWidget<Table, Options>,
): Widget<Options>
export function createRootWidget<const Table extends AttributeTable, Options>(
  definition: RootWidget<Table> | ReadingRootWidget<Table, Options>,
): Widget<OptionsOf<Table>> | Widget<Options> {
  const { name, attributes } = definition
  const readAttributes = (host: HTMLElement, page: Page) => readHookOptions(name, attributes, host, page)
  if (!definition.read) return createWidget(name, definition.component, readAttributes)
  const { read } = definition
  return createWidget(name, definition.component, (host, page) => read(readAttributes(host, page), host, page))
}

function createWidget<Options>(
  name: string,
  Root: ComponentType<RootProps<Options>>,
  read: Widget<Options>["read"],
): Widget<Options> {
  return {
    name,
    read,
    mount: (host, options, page) =>
      mountRoot({ widget: name, host, page, children: <Root options={options} host={host} /> }),
  }
}
