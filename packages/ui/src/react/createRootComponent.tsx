import { definePageService, formatTheme, isLoggedError, type KnownPage, type Page } from "@ringside/core"
import {
  attributePrefix,
  type AttributeTable,
  formatOptions,
  type OptionsOf,
  parseOptions,
} from "@ringside/core/domain"
import {
  type ComponentType,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from "react"
import { ErrorBoundary } from "../root/ErrorBoundary.tsx"
import { PageContext, useCurrentKnown } from "../root/PageProvider.tsx"
import { RootElementContext } from "../root/rootLanguage.ts"
import type { RootProps } from "../root/createRootWidget.tsx"
import { attachRef, type ElementProps, selectElementProps } from "./elementProps.ts"
import { FocusKeeper } from "./FocusKeeper.tsx"
import { useEarlyText } from "./useEarlyText.ts"
import { usePageOnceReady } from "./usePageOnceReady.ts"
import { useStableRecord } from "./useStableRecord.ts"

/** The parts of a component: the same as a widget's root. */
export interface RootDefinition<Table extends AttributeTable, Options = OptionsOf<Table>> {
  readonly name: string
  readonly attributes: Table
  readonly component: ComponentType<RootProps<Options>>
  /** Creates the component's options; missing where they are the attributes. Its `host` is empty, since an app has no HTML of a server's. */
  readonly read?: (attributes: OptionsOf<Table>, host: HTMLElement, page: Page) => Options
  /**
   * Draws the component before there is a page: on a server, and until the app is hydrated. Null where nothing can be said then. An element of `component`
   * itself stays when the page comes; any other is replaced. What it renders may use `useKnownPage`, not `usePage`.
   */
  readonly first?: (attributes: OptionsOf<Table>, known: KnownPage) => ReactElement | null
  /** Starts the code that enhances what the component has drawn, on elements with the widget's name and attributes. */
  readonly enhance?: (page: Page) => void
}

/** A component's props: the options of its hook by their camel-case names, of which `Required` must be there. */
export type RootComponentProps<Table extends AttributeTable, Required extends keyof OptionsOf<Table> = never> = {
  readonly [Name in Exclude<keyof OptionsOf<Table>, Required>]?: OrNumber<OptionsOf<Table>[Name]> | null | undefined
} & {
  readonly [Name in Required]: NonNullable<OptionsOf<Table>[Name]>
} & ElementProps & {
    /**
     * The content where the component can't be drawn, and without JavaScript, such as a link to the basket's page. On a server it is there as well as
     * what is known of the component.
     */
    readonly children?: ReactNode
    /** Called with the error of a component that can't be drawn, once it is reported. It is tried again with other options, or with another `key`. */
    readonly onError?: ((cause: unknown) => void) | undefined
  }

/** A choice of numbers, such as the levels of headings, may be written as one. */
type OrNumber<Option> = Option extends `${infer Value extends number}` ? Option | Value : Option

/** A component that `createRootComponent` makes. */
export type RootComponent<
  Table extends AttributeTable,
  Required extends keyof OptionsOf<Table> = never,
> = FunctionComponent<RootComponentProps<Table, Required>>

/** Makes a component for apps of a widget's root. Where it throws, the failure is reported, and its children show. */
export function createRootComponent<
  const Table extends AttributeTable,
  Options = OptionsOf<Table>,
  Required extends keyof OptionsOf<Table> = never,
>(definition: RootDefinition<Table, Options>): RootComponent<Table, Required> {
  function RingsideComponent({ ref, children, onError, ...options }: RootComponentProps<Table, Required>) {
    const page = usePageOnceReady()
    const known = useCurrentKnown(useContext(PageContext))
    const raw = useStableRecord(formatOptions(definition.attributes, options))
    const [host, setHost] = useState<HTMLElement | null>(null)
    const attach = useCallback(
      (element: HTMLDivElement) => {
        setHost(element)
        return attachRef(ref, element)
      },
      [ref],
    )
    const pageCount = usePageCount(page)
    const first = useMemo(() => (page ? null : drawFirst(definition, raw, known)), [page, raw, known])
    const attempt = useMemo(() => ({ page, raw }), [page, raw])
    const report = (cause: unknown) => {
      // It is tried again once there is a page.
      if (!page) return
      page.reports.fail({ during: "mount", widget: definition.name, host, cause, isLogged: isLoggedError(cause) })
      onError?.(cause)
    }
    return (
      <div {...selectElementProps(options)} ref={attach}>
        {page || first ? (
          <ErrorBoundary onError={report} attempt={attempt} instead={children}>
            <Root
              key={`${String(pageCount)} ${formatKey(definition, raw)}`}
              {...{ definition, raw, page, known, host, first }}
            />
            {first && children && <noscript>{children}</noscript>}
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
  if (!page || last.page === page) return last.count
  const count = last.page ? last.count + 1 : last.count
  setLast({ page, count })
  return count
}

type RawOptions = Readonly<Record<string, string | null>>

function drawFirst<Table extends AttributeTable, Options>(
  { attributes, first }: RootDefinition<Table, Options>,
  raw: RawOptions,
  known: KnownPage | null,
): ReactElement | null {
  // The page will report what is wrong.
  return known && first ? first(parseOptions(attributes, raw, ignore), known) : null
}

interface RootOfDefinitionProps<Table extends AttributeTable, Options> {
  readonly definition: RootDefinition<Table, Options>
  readonly raw: RawOptions
  /** Null as long as there is none: `first` then shows, of what is known. */
  readonly page: Page | null
  readonly known: KnownPage | null
  readonly first: ReactElement | null
  readonly host: HTMLElement | null
}

/** The element that tokens and styles select. What a page draws is in it once it is there, since languages are read from it. */
function Root<Table extends AttributeTable, Options>(props: RootOfDefinitionProps<Table, Options>) {
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const { host, page, known } = props
  const keepText = useEarlyText(page)
  const attach = useCallback(
    (element: HTMLElement | null) => {
      keepText(element)
      // React takes elements back while it hides an app that waits for something: what is drawn stays, with what was typed and chosen.
      if (element) setRoot(element)
    },
    [keepText],
  )
  const config = (page ?? known)?.config
  return (
    <div ref={attach} className="ringside" data-ringside-root={config && formatTheme(config)} data-no-translation="">
      <FocusKeeper root={root} page={page}>
        <RootElementContext value={root}>
          {page === null || (root && host) ? <Content {...props} /> : null}
        </RootElementContext>
      </FocusKeeper>
    </div>
  )
}

function Content<Table extends AttributeTable, Options>(props: RootOfDefinitionProps<Table, Options>) {
  const { definition, raw, page, host, first } = props
  const read = useMemo(
    () => page && host && { options: readOptions(definition, raw, { page, host }) },
    [definition, raw, page, host],
  )
  useLayoutEffect(() => {
    if (page && definition.enhance) startOnce(page, definition.name, definition.enhance)
  }, [page, definition])
  const content = read && host ? <definition.component options={read.options} host={host} /> : first
  return definition.enhance && page ? <div {...formatMarks(definition.name, raw)}>{content}</div> : content
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

function ignore(): void {
  // See above.
}
