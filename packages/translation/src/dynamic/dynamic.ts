import { findEventElement, isOwnAttribute, type Page, readHostSettings } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import type { FoundTranslation } from "../domain/index.ts"
import { editorModeService } from "../editor/editorMode.ts"
import { createPlaceFinder } from "./findPlaces.ts"
import { translationSettings } from "../hostSettings.ts"
import { createLateNodes } from "./lateNodes.ts"
import { createWritten, hasFoundText, type Place } from "./places.ts"
import { onRequestEnd } from "./requestEnds.ts"
import { createTranslations } from "./translations.ts"

/**
 * Translates content that scripts add to the page. Found strings wait for the next frame, so that content that is built in steps needs one
 * request; strings whose translation is known by then never appear untranslated. Source: attribution-translation-site §5.
 */
export function start(page: Page): void {
  const { window, document, clock, signal } = page
  const editor = editorModeService.find(page)
  const printed = readHostSettings(page, translationSettings)
  const config = { ...printed, nonce: editor?.nonce || printed.nonce }
  if (!config.active) return
  const finder = createPlaceFinder(page, config)
  const written = createWritten()
  const lateNodes = createLateNodes()
  let added: Node[] = []
  const changed = new Map<Element, Set<string>>()
  let isPlanned = false

  const gather = (records: readonly MutationRecord[]) => {
    for (const record of records) {
      const { attributeName } = record
      const element = attributeName === null ? null : findEventElement(page, record)
      if (record.type === "childList") lateNodes.note(record, added)
      else if (element && attributeName !== null) {
        changed.set(element, (changed.get(element) ?? new Set<string>()).add(attributeName))
      }
    }
    if (isPlanned || added.length + changed.size === 0) return
    isPlanned = true
    clock.nextFrame(look)
  }
  const look = () => {
    isPlanned = false
    if (signal.aborted) return
    const places: Place[] = []
    // The server's strings are in the page's language, and stay so in an element that a script moves.
    for (const place of findAdded()) if (!lateNodes.isMoved(place.node ?? place.element)) places.push(place)
    for (const [element, names] of changed) for (const name of names) places.push(...finder.inAttribute(element, name))
    added = []
    changed.clear()
    lateNodes.beginBatch()
    // Our own attributes are in the page's language, too.
    translations.take(
      places.filter(({ element, attribute }) => attribute === "" || !isOwnAttribute(page, element, attribute)),
    )
    translations.request()
  }
  /** The strings of added nodes. Scripts add many children to one element, so each parent is looked at once. */
  const findAdded = () => {
    const places: Place[] = []
    const collectors = new Map<Element, ReturnType<typeof finder.collectorOf>>()
    for (const node of added) {
      const { parentElement: parent } = node
      if (!parent) continue
      let collect = collectors.get(parent)
      if (collect === undefined) {
        collect = parent.isConnected && !lateNodes.isInBatch(parent) ? finder.collectorOf(parent) : null
        collectors.set(parent, collect)
      }
      collect?.(node, places)
    }
    return places
  }
  const observer = new window.MutationObserver(gather)
  /** Writes translations, and ignores the mutation records that these writes cause. */
  const write = (writes: readonly (readonly [Place, FoundTranslation])[]) => {
    if (writes.length === 0 || config.language !== config.currentLanguage) return
    gather(observer.takeRecords())
    for (const [place, found] of writes) {
      // In the editor, strings without a translation can be selected, too.
      const isThere = written.write(place, found.translated) || hasFoundText(place)
      if (isThere) editor?.mark(place, found)
    }
    const records = observer.takeRecords()
    if (records.length > 0) {
      const own = new Set<Node>(writes.map(([{ element }]) => element))
      gather(records.filter(({ type, target }) => type === "childList" && !own.has(target)))
    }
    editor?.notify()
  }
  const translations = createTranslations({
    page,
    config,
    isEdited: Boolean(editor),
    isWritten: written.has,
    isManual: finder.isManual,
    write,
  })

  let observed: Element | null = null
  /** The body may be replaced; the new one comes from the server, in the page's language. */
  const observe = () => {
    if (signal.aborted || document.body === observed) return
    observed = document.body
    observer.disconnect()
    observer.observe(
      observed,
      nullPrototype<MutationObserverInit>({
        childList: true,
        subtree: true,
        ...(config.observed.length > 0 && { attributeFilter: [...config.observed] }),
      }),
    )
  }
  signal.addEventListener("abort", () => observer.disconnect())
  page.onScan(observe)
  observe()
  onRequestEnd(page, () => gather(observer.takeRecords()))
  // Nodes that were just added are recorded when this task's microtasks run.
  window.queueMicrotask(() => gather(page.record(false).filter(({ target }) => observed?.contains(target))))
}
