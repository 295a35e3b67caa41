import { definePageService, formatTheme, isLoggedError, type Page } from "@ringside/core"
import {
  attributePrefix,
  type AttributeTable,
  formatOptions,
  type OptionsOf,
  parseOptions,
} from "@ringside/core/domain"
import { type ComponentType, type ReactNode, useLayoutEffect, useMemo, useState } from "react"
import { ErrorBoundary } from "../root/ErrorBoundary.tsx"
import { RootElementContext } from "../root/rootLanguage.ts"
import type { RootProps } from "../root/createRootWidget.tsx"
import { usePageOnceReady } from "./usePageOnceReady.ts"
import { useStableRecord } from "./useStableRecord.ts"

/** The parts of a component: the same as a widget's root. */
export interface RootDefinition<Table extends AttributeTable, Options = OptionsOf<Table>> {
  readonly name: string
  readonly attributes: Table
  readonly component: ComponentType<RootProps<Options>>
  /** Creates the component's options; missing where they are the attributes. Its `host` is empty, since an app has no HTML of a server's. */
  readonly read?: (attributes: OptionsOf<Table>, host: HTMLElement, page: Page) => Options
  /** Starts the code that enhances what the component has drawn, on elements with the widget's name and attributes. */
  readonly enhance?: (page: Page) => void
}

/** A component's props: the options of its hook by their camel-case names, of which `Required` must be there. */
export type RootComponentProps<Table extends AttributeTable, Required extends keyof OptionsOf<Table> = never> = {
  readonly [Name in Exclude<keyof OptionsOf<Table>, Required>]?: OptionsOf<Table>[Name] | null | undefined
} & {
  readonly [Name in Required]: NonNullable<OptionsOf<Table>[Name]>
} & {
  /** A class of the element around the component. */
  readonly className?: string | undefined
  /**
   * The content until the component is drawn: on a server, without JavaScript, and where it can't be drawn, such as a link to the basket's
   * page.
   */
  readonly children?: ReactNode
}

/** A component that `createRootComponent` makes. */
export type RootComponent<
  Table extends AttributeTable,
  Required extends keyof OptionsOf<Table> = never,
> = ComponentType<RootComponentProps<Table, Required>>

/** Makes a component for apps of a widget's root. Where it throws, the failure is reported, and its children show. */
export function createRootComponent<
  const Table extends AttributeTable,
  Options = OptionsOf<Table>,
  Required extends keyof OptionsOf<Table> = never,
>(definition: RootDefinition<Table, Options>): RootComponent<Table, Required> {
  function RingsideComponent({ className, children, ...options }: RootComponentProps<Table, Required>) {
    const page = usePageOnceReady()
    const raw = useStableRecord(formatOptions(definition.attributes, options))
    const [host, setHost] = useState<HTMLElement | null>(null)
    const [broken, setBroken] = useState<{ readonly raw: object; readonly page: Page | null } | null>(null)
    const pageCount = usePageCount(page)
    const isDrawn = page !== null && (broken?.raw !== raw || broken.page !== page)
    const onError = (cause: unknown) => {
      page?.reports.fail({ during: "mount", widget: definition.name, host, cause, isLogged: isLoggedError(cause) })
      setBroken({ raw, page })
    }
    return (
      <div ref={setHost} className={className}>
        {isDrawn ? (
          <ErrorBoundary onError={onError}>
            <Root key={`${String(pageCount)} ${formatKey(definition, raw)}`} {...{ definition, raw, page, host }} />
          </ErrorBoundary>
        ) : (
          children
        )}
      </div>
    )
  }
  RingsideComponent.displayName = `Ringside(${definition.name})`
  return RingsideComponent
}

/** Counts the pages that a component has had: another one is another root, since a root keeps what belongs to its page. */
function usePageCount(page: Page | null): number {
  const [last, setLast] = useState({ page, count: 0 })
  if (last.page === page) return last.count
  const count = last.count + 1
  setLast({ page, count })
  return count
}

type RawOptions = Readonly<Record<string, string | null>>

interface RootOfDefinitionProps<Table extends AttributeTable, Options> {
  readonly definition: RootDefinition<Table, Options>
  readonly raw: RawOptions
  readonly page: Page
  readonly host: HTMLElement | null
}

/** The element that tokens and styles select. What is in it is drawn when it is there, since languages are read from it. */
function Root<Table extends AttributeTable, Options>(props: RootOfDefinitionProps<Table, Options>) {
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const { host, page } = props
  return (
    <div ref={setRoot} className="ringside" data-ringside-root={formatTheme(page.config)} data-no-translation="">
      {root && host && (
        <RootElementContext value={root}>
          <Content {...props} host={host} />
        </RootElementContext>
      )}
    </div>
  )
}

interface ContentProps<Table extends AttributeTable, Options> extends RootOfDefinitionProps<Table, Options> {
  readonly host: HTMLElement
}

function Content<Table extends AttributeTable, Options>({ definition, raw, page, host }: ContentProps<Table, Options>) {
  const options = useMemo(() => readOptions(definition, raw, { page, host }), [definition, raw, page, host])
  useLayoutEffect(() => {
    if (definition.enhance) startOnce(page, definition.name, definition.enhance)
  }, [page, definition])
  const content = <definition.component options={options} host={host} />
  return definition.enhance ? <div {...formatMarks(definition.name, raw)}>{content}</div> : content
}

const startedService = definePageService("ui.started", () => new Set<string>())

/** Starts code on a page that several components may ask for, once, and has the page look for new markup from then on. */
function startOnce(page: Page, name: string, start: (page: Page) => void): void {
  const started = startedService.of(page)
  if (started.has(name)) return
  started.add(name)
  start(page)
  page.watch()
}

function readOptions<Table extends AttributeTable, Options>(
  { name, attributes, read }: RootDefinition<Table, Options>,
  raw: RawOptions,
  { page, host }: { readonly page: Page; readonly host: HTMLElement },
): Options {
  const parsed = parseOptions(attributes, raw, (problem) =>
    page.diagnose(({ formatAttributeProblem }) => page.reports.warn(formatAttributeProblem(name, problem), host)),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without `read`, the options are the attributes
  if (!read) return parsed as Options
  // The host itself holds what was drawn, whose links are no page's own.
  return read(parsed, page.document.createElement("div"), page)
}

/** A hook's attributes, by which the code that enhances a page's own markup finds an element. In a root of ours, no other widget draws there. */
function formatMarks(name: string, raw: RawOptions): Readonly<Record<string, string>> {
  const marks = Object.entries(raw).flatMap(([option, value]) =>
    value === null ? [] : [[attributePrefix + option, value] as const],
  )
  return { "data-ringside": name, ...Object.fromEntries(marks) }
}

/** Another product is another root, whose choices begin anew; so is any change of what was enhanced, whose options are read once. */
function formatKey<Table extends AttributeTable, Options>(
  { enhance }: RootDefinition<Table, Options>,
  raw: RawOptions,
): string {
  return enhance ? JSON.stringify(raw) : (raw["product"] ?? "")
}
