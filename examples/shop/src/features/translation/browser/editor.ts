/*
 * The editor's window. The page in the iframe marks its translated texts with attributes; this script selects, edits and saves them.
 * Unsaved translations stay in `sessionStorage`, so failed requests, reloads and navigation in the iframe do not lose them.
 */

interface Settings {
  readonly ajaxUrl: string
  readonly language: string
  readonly nonce: string
  readonly saveNonce: string
  readonly words: Readonly<Record<"none" | "saved" | "failed" | "unsaved", string>>
}

const draftsKey = "er-translation-drafts"
/** The server refuses more than 200 in one request. */
const savedAtOnce = 200
const mark = "data-trp-translate-id"
/** Text content is marked on an element that wraps it; an attribute is marked on its own element. */
const markedAttributes = ["placeholder", "aria-label", "title", "value", "alt"]
const marked = [`[${mark}]`, ...markedAttributes.map((name) => `[${mark}-${name}]`)].join()

function find<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const element = document.querySelector(selector)
  if (element instanceof kind) return element
  throw new Error(`The editor's page has no ${selector}.`)
}

const root = find(".er-editor", HTMLElement)
const frame = find(".er-editor-page", HTMLIFrameElement)
const form = find(".er-editor-panel", HTMLFormElement)
const select = find("select[name=string]", HTMLSelectElement)
const field = find("textarea[name=translation]", HTMLTextAreaElement)
const message = find(".er-editor-status", HTMLElement)
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server prints it for this script
const settings = JSON.parse(root.dataset["settings"] ?? "{}") as Settings
const drafts = readDrafts()
/** Saved translations as the page shows them, by string id. */
const shown = new Map<string, string>()

// The plugin's script in the iframe reads these while it starts.
Object.assign(window, { tpEditorApp: { version: 1 }, trp_dynamic_nonce: settings.nonce })

function readDrafts(): Map<string, string> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this script alone writes it
    return new Map(JSON.parse(sessionStorage.getItem(draftsKey) ?? "[]") as [string, string][])
  } catch {
    return new Map()
  }
}

function keepDrafts(): void {
  try {
    sessionStorage.setItem(draftsKey, JSON.stringify([...drafts]))
  } catch {
    // Storage is full or blocked; the drafts remain in memory.
  }
  if (drafts.size > 0) message.textContent = settings.words.unsaved
  else if (message.textContent === settings.words.unsaved) message.textContent = ""
}

/** A marked text and its element. `attribute` is "" for text content. */
interface Marked {
  readonly id: string
  readonly element: Element
  readonly attribute: string
}

function listMarked(): Marked[] {
  const elements = [...(frame.contentDocument?.querySelectorAll(marked) ?? [])]
  return elements.flatMap((element) =>
    ["", ...markedAttributes].flatMap((attribute) => {
      const id = element.getAttribute(attribute === "" ? mark : `${mark}-${attribute}`)
      return id === null ? [] : [{ id, element, attribute }]
    }),
  )
}

function read({ element, attribute }: Marked): string {
  return (attribute === "" ? element.textContent : element.getAttribute(attribute)) ?? ""
}

function look(): void {
  for (const each of listMarked()) if (!shown.has(each.id)) shown.set(each.id, read(each))
  // Texts that a script adds after the iframe was loaded have no draft yet.
  for (const [id, text] of drafts) preview(id, text)
  const ids = [...new Set(listMarked().map(({ id }) => id))]
  const before = select.value
  select.replaceChildren(...ids.map((id) => new Option(shown.get(id) ?? "", id)))
  select.value = ids.includes(before) ? before : (ids[0] ?? "")
  select.disabled = field.disabled = ids.length === 0
  if (ids.length === 0) message.textContent = settings.words.none
  else if (message.textContent === settings.words.none) message.textContent = ""
  pick(select.value)
}

function pick(id: string): void {
  select.value = id
  const text = drafts.get(id) ?? shown.get(id) ?? ""
  if (field.value !== text) field.value = text
  for (const each of listMarked()) each.element.toggleAttribute("data-er-picked", each.id === id)
}

/** Writes a text into the page in the iframe, as shoppers will see it. */
function preview(id: string, text: string): void {
  for (const { element, attribute } of listMarked().filter((each) => each.id === id)) {
    if (attribute === "") element.textContent = text
    else element.setAttribute(attribute, text)
  }
}

function move(step: 1 | -1): void {
  const { length } = select.options
  if (length === 0) return
  pick(select.options[(select.selectedIndex + step + length) % length]?.value ?? "")
  field.focus()
}

function discard(): void {
  for (const id of drafts.keys()) preview(id, shown.get(id) ?? "")
  drafts.clear()
  keepDrafts()
  pick(select.value)
}

/** Whether the server has saved these translations. */
async function send(translations: readonly (readonly [string, string])[]): Promise<boolean> {
  const strings = translations.map(([id, translated]) => ({ id, translated }))
  const body = new URLSearchParams({
    action: "trp_save_translations_regular",
    security: settings.saveNonce,
    strings: JSON.stringify({ [settings.language]: strings }),
  })
  return fetch(settings.ajaxUrl, { method: "POST", body }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Saves all drafts, and keeps those of a request that fails. */
async function save(): Promise<void> {
  const sent = [...drafts]
  if (sent.length === 0) return
  let areSaved = true
  for (let start = 0; start < sent.length; start += savedAtOnce) {
    const some = sent.slice(start, start + savedAtOnce)
    areSaved = await send(some)
    if (!areSaved) break
    for (const [id, text] of some) {
      shown.set(id, text)
      // Keep the draft if it was edited during the request.
      if (drafts.get(id) === text) drafts.delete(id)
    }
    keepDrafts()
  }
  look()
  message.textContent = areSaved ? settings.words.saved : settings.words.failed
}

field.addEventListener("input", () => {
  const id = select.value
  if (field.value === shown.get(id)) drafts.delete(id)
  else drafts.set(id, field.value)
  preview(id, field.value)
  keepDrafts()
})
select.addEventListener("change", () => pick(select.value))
form.addEventListener("submit", (event) => {
  event.preventDefault()
  void save()
})
form.addEventListener("click", ({ target }) => {
  const name = target instanceof HTMLButtonElement ? target.name : ""
  if (name === "next") move(1)
  else if (name === "previous") move(-1)
  else if (name === "discard") discard()
})
/** Shortcuts by their key, pressed with Ctrl or Cmd; all but "s" also need Alt. The page in the iframe has the same shortcuts and reports them by events. */
const shortcuts: ReadonlyMap<string, () => void> = new Map([
  ["s", () => void save()],
  ["arrowright", () => move(1)],
  ["arrowleft", () => move(-1)],
  ["z", discard],
])
window.addEventListener("keydown", (event) => {
  const key = event.key.toLowerCase()
  const runShortcut = shortcuts.get(key)
  if (!runShortcut || !(event.ctrlKey || event.metaKey) || !(event.altKey || key === "s")) return
  event.preventDefault()
  runShortcut()
})
window.addEventListener("beforeunload", (event) => {
  if (drafts.size > 0) event.preventDefault()
})
window.addEventListener("trp_trigger_save_translations_event", () => void save())
window.addEventListener("trp_trigger_next_string_event", () => move(1))
window.addEventListener("trp_trigger_previous_string_event", () => move(-1))
window.addEventListener("trp_trigger_discard_all_changes_event", discard)
window.addEventListener("trp_iframe_page_updated", look)

/** Selects a marked text when it is clicked in the iframe. */
function watchFrame(): void {
  const page = frame.contentDocument
  page?.addEventListener(
    "click",
    (event) => {
      // `instanceof Element` fails here: the iframe's elements belong to another window.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a click's target is an element
      const element = (event.target as Element | null)?.closest(marked)
      const id = listMarked().find((each) => each.element === element)?.id
      if (id === undefined) return
      event.preventDefault()
      event.stopPropagation()
      pick(id)
      field.focus()
    },
    { capture: true },
  )
  shown.clear()
  look()
  keepDrafts()
}
frame.addEventListener("load", watchFrame)
// Not the markup's: the page in the iframe might start before this script, and wouldn't find the editor.
frame.src = frame.dataset["src"] ?? ""

export {}
