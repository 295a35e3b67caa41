import { type DebugJob, isRecord, nullPrototype } from "../domain/index.ts"
import type { WidgetEntry } from "../hooks/widget.ts"
import { findTypedElement } from "../page/findTypedElement.ts"
import { listen } from "../page/listen.ts"
import type { Page } from "../page/page.ts"
import { definePageService } from "../page/services.ts"
import { createElement } from "./createElement.ts"
import { type DebugTexts, selectDebugTexts } from "./debugTexts.ts"
import { createOutlines } from "./outlines.ts"
import { createPanel } from "./panel.ts"
import { panelStyles } from "./panelStyles.ts"
import { readFiles } from "./readFiles.ts"
import { readHooks } from "./readHooks.ts"
import { isJobOnPage, readJobs } from "./readJobs.ts"
import { type MistakeRow, readMistakes } from "./readMistakes.ts"
import { listFileRows, listHookRows, listJobRows, listMarks, listMistakeRows } from "./rows.ts"
import { createSection } from "./section.ts"

/** The panel's data that it doesn't read from the page itself. */
export interface DebugOptions {
  /** The loader's own address: this library's files are beside it. Null where they are in an app's own files. */
  readonly baseUrl: string | null
  readonly jobs: readonly DebugJob[]
  readonly widgets: readonly Omit<WidgetEntry, "fetch" | "prefetch">[]
  /** Whether a call asked for it, so that the focus goes there even if it wasn't open. */
  readonly isAsked: boolean
}

/** The page is read again this often: states change without an event. */
const refreshMs = 1000

/** The open panel of a page. */
interface OpenPanel {
  element: HTMLElement | null
  /** The element that had the focus before the panel. */
  focusedBefore: HTMLElement | null
}

const panelService = definePageService("core.debugPanel", (): OpenPanel => ({ element: null, focusedBefore: null }))

/** Opens the panel of `page`, or moves the focus to the open one. */
export function openPanel(page: Page, options: DebugOptions): void {
  if (page.signal.aborted) return
  const state = panelService.of(page)
  const isFocused = options.isAsked || state.element !== null
  state.element ??= insertPanel(page, options, () => {
    const { focusedBefore } = state
    Object.assign(state, { element: null, focusedBefore: null })
    if (focusedBefore?.isConnected) focusedBefore.focus(nullPrototype({ preventScroll: true }))
  })
  if (!isFocused) return
  state.focusedBefore ??= findTypedElement(page, { target: page.document.activeElement }, "HTMLElement")
  state.element.focus(nullPrototype({ preventScroll: true }))
}

/** Inserts the panel, which reads the page until it is closed or the page stops. */
function insertPanel(page: Page, { baseUrl, jobs: known, widgets }: DebugOptions, onClosed: () => void): HTMLElement {
  const { document, window, clock } = page
  const texts = selectDebugTexts(page.config.locale)
  const open = new AbortController()
  const { signal } = open
  const failures: MistakeRow[] = []
  const outlines = createOutlines(page, signal)
  const host = createElement(document, "div", { "data-ringside-debug": "" })
  const close = () => {
    open.abort()
    host.remove()
    onClosed()
  }
  const sections = createSections(page, texts, (element) => {
    element.scrollIntoView(nullPrototype({ block: "center" }))
    outlines.highlight(element)
  })
  const panel = createPanel(page, { texts, sections: sections.all, outlines, onClose: close })
  const refresh = () => {
    const hooks = readHooks(page, widgets)
    const allJobs = readJobs(page, known, texts)
    const jobs = allJobs.filter(isJobOnPage)
    const mistakes = [...failures, ...readMistakes(page)]
    sections.mistakes.update(listMistakeRows(mistakes, texts))
    sections.hooks.update(listHookRows(hooks, texts))
    sections.jobs.update(listJobRows(jobs, texts))
    sections.otherJobs.update(
      listJobRows(
        allJobs.filter((job) => !isJobOnPage(job)),
        texts,
      ),
    )
    sections.files.update(listFileRows(baseUrl === null ? [] : readFiles(page, baseUrl), texts))
    outlines.draw(listMarks({ mistakes, hooks, jobs }, texts))
    const left = jobs.filter(({ mode }) => mode === "observe").length
    panel.sumUp(texts.summary({ mistakes: mistakes.length, hooks: hooks.length, left }))
  }
  const refreshLater = () => {
    if (signal.aborted) return
    refresh()
    clock.after(refreshMs, refreshLater)
  }
  listen(
    document,
    "ringside:error",
    (event) => {
      const failure = readFailure(page, event)
      if (failure && !failures.some(({ text }) => text === failure.text)) failures.push(failure)
    },
    { signal },
  )
  listen(page.signal, "abort", close, { signal })
  const root = host.attachShadow({ mode: "open" })
  const sheet = new window.CSSStyleSheet()
  sheet.replaceSync(panelStyles)
  root.adoptedStyleSheets = [sheet]
  root.append(outlines.layer, panel.element)
  page.inserted.add(host)
  // Not in the body, whose rules and scripts may count its children.
  document.documentElement.append(host)
  refreshLater()
  return panel.element
}

function createSections({ document }: Page, texts: DebugTexts, onShow: (element: Element) => void) {
  const create = (title: string, { empty = "", isOpen = true } = {}) =>
    createSection({ document, title, empty, isOpen, texts, onShow })
  const mistakes = create(texts.mistakes, { empty: texts.noMistakes })
  const hooks = create(texts.hooks, { empty: texts.noHooks })
  const jobs = create(texts.jobs, { empty: texts.noJobs })
  const otherJobs = create(texts.otherJobs, { isOpen: false })
  const files = create(texts.files, { empty: texts.noFiles, isOpen: false })
  return { mistakes, hooks, jobs, otherJobs, files, all: [mistakes, hooks, jobs, otherJobs, files] }
}

function readFailure(page: Page, event: Event): MistakeRow | null {
  const detail: unknown = Reflect.get(event, "detail")
  if (!isRecord(detail)) return null
  const { widget, during, message } = detail
  const element = findTypedElement(page, event, "HTMLElement")
  return { text: `[ringside ${String(widget)}] failed during ${String(during)}: ${String(message)}`, element }
}
