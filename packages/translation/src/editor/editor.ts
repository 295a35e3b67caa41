import { findEventElement, hasModifier, listen, type Page } from "@ringside/core"
import { type FoundTranslation, selectEditorEvent } from "../domain/index.ts"
import { type EditorWindow, findEditor } from "./findEditor.ts"
import { preparePreview } from "./editorLinks.ts"
import { editorModeService } from "./editorMode.ts"
import type { Place } from "../dynamic/places.ts"
import { onRequestEnd } from "../dynamic/requestEnds.ts"

const updated = "trp_iframe_page_updated"

/** Starts the page's part of the translation editor, in its window. Source: attribution-translation-site §7. */
export function start(page: Page): void {
  const { window, document, events, signal } = page
  const editor = findEditor(window)
  if (!editor) return
  const prepare = () => {
    if (signal.aborted) return
    preparePreview(page)
    unwrapGettext(page)
  }
  const notify = () => {
    if (signal.aborted) return
    send(editor, updated)
    window.dispatchEvent(new window.Event(updated))
  }
  editorModeService.provide(page, {
    nonce: editor.nonce,
    mark: (place, found) => mark(page, place, found),
    notify,
  })
  listen(window, updated, prepare, { signal })
  page.onScan(prepare)
  onRequestEnd(page, (data) => {
    // The editor's own requests concern strings that it already has.
    if (!data.includes("action=trp_")) notify()
  })
  events.listenToField(document, "keydown", (event) => pressKey(editor, event, window), { signal, capture: true })
  events.listenToField(document, "click", (event) => refuseUnpreviewable(page, event), { signal, capture: true })
  signal.addEventListener("abort", () => {
    for (const wrapper of document.querySelectorAll("translate-press")) wrapper.replaceWith(...wrapper.childNodes)
  })
  prepare()
}

/** A text is wrapped in an element; an attribute is marked on its element. */
function mark({ document }: Page, { node, element, attribute }: Place, { id, group }: FoundTranslation): void {
  if (id === "") return
  if (!node) {
    element.setAttribute(`data-trp-translate-id-${attribute}`, id)
    element.setAttribute(`data-trp-node-group-${attribute}`, group)
    return
  }
  const wrapper = document.createElement("translate-press")
  wrapper.setAttribute("data-trp-translate-id", id)
  wrapper.setAttribute("data-trp-node-group", group)
  node.replaceWith(wrapper)
  wrapper.append(node)
}

function unwrapGettext({ document }: Page): void {
  for (const wrapper of document.querySelectorAll("trp-gettext")) wrapper.replaceWith(...wrapper.childNodes)
}

function send({ window }: EditorWindow, name: string): void {
  window.dispatchEvent(new Event(name))
}

function pressKey(editor: EditorWindow, event: KeyboardEvent, { navigator }: Window): void {
  const { key, ctrlKey: ctrl, metaKey: meta, altKey: alt } = event
  if (!hasModifier(event)) return
  const name = selectEditorEvent({ key, ctrl, meta, alt, mac: /mac/i.test(navigator.userAgent) })
  if (name === null) return
  event.preventDefault()
  send(editor, name)
}

/** Prevents clicks on links that the editor can't show, and on links without a target page. */
function refuseUnpreviewable(page: Page, event: Event): void {
  const link = findEventElement(page, event)?.closest("a")
  if (link?.matches('[data-trp-unpreviewable="trp-unpreviewable"], [href^="#"]')) event.preventDefault()
}
