import {
  findEventElement,
  goOrReport,
  isComposing,
  overlaysService,
  type Page,
  readLanguagePrefix,
  readRestRoot,
  type Scope,
} from "@ringside/core"
import { parseJson, restPath } from "@ringside/core/domain"
import { createStoreUrl, readStoreBase } from "@ringside/cart/domain"
import { nameControlled } from "../controls.ts"
import { createSearchPath, parseFoundProducts, rankProducts } from "../domain/index.ts"
import { createResultList, type ResultList } from "./resultList.ts"

/** Wait for a pause, since each letter would be a request. */
const typingPauseMs = 200

const timeoutMs = 10_000

/** Shows products below a search field while the shopper types: a combobox with a list of links. */
export function startLiveSearch(field: HTMLInputElement, scope: Scope): void {
  const { page, signal } = scope
  const form = field.form
  if (!form) return
  const list = createResultList(page)
  let cancelPause: (() => void) | null = null
  let request: AbortController | null = null
  let endOverlay: (() => void) | null = null

  const close = () => {
    cancelPause?.()
    request?.abort()
    show(null)
  }
  const show = (...content: Parameters<ResultList["show"]>) => {
    list.show(...content)
    // On the overlay stack, so that Escape closes the list before the search around it.
    if (list.isShown)
      endOverlay ??= overlaysService.of(page).open({ element: list.element, isModal: false, onEscape: close })
    else {
      endOverlay?.()
      endOverlay = null
    }
    scope.attribute(field, "aria-expanded", String(list.count > 0))
    mark(null)
  }
  const search = async () => {
    const term = field.value
    const path = createSearchPath(term)
    request?.abort()
    if (path === null) {
      show(null)
      return
    }
    request = new AbortController()
    const { signal: isOver } = request
    const headers = { Accept: "application/json" }
    const answer = await page.http({ method: "GET", url: formatUrl(page, path), headers, timeoutMs, signal: isOver })
    // The shopper has typed on, or has left the field.
    if (isOver.aborted || signal.aborted || page.document.activeElement !== field) return
    const found = answer.kind === "answer" && answer.isOk ? parseFoundProducts(parseJson(answer.text)) : null
    show(found ? rankProducts(found, term) : "failed", term)
  }
  const mark = (id: string | null) => scope.attribute(field, "aria-activedescendant", id)
  const typed = () => {
    // Enter searches for what is typed, not for a product of the last term.
    list.unselect()
    mark(null)
    cancelPause?.()
    cancelPause = scope.after(typingPauseMs, () => void search())
  }

  form.append(list.element)
  scope.insert(list.element)
  scope.toggleClass(form, "ringside-search", true)
  const attributes = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", autocomplete: "off" }
  for (const [name, value] of Object.entries(attributes)) scope.attribute(field, name, value)
  nameControlled(scope, field, list.listbox)
  scope.listenToField(field, "input", typed)
  scope.listen(field, "focusout", ({ relatedTarget }) => {
    if (!list.element.contains(findEventElement(page, { target: relatedTarget }))) close()
  })
  scope.listenToField(field, "keydown", (event) => {
    if (isComposing(event)) return
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (list.count === 0) return
      event.preventDefault()
      mark(list.move(event.key === "ArrowDown" ? 1 : -1))
    } else if (event.key === "Enter" && list.active) {
      event.preventDefault()
      goOrReport(page, list.active.href, "shop")
    }
  })
  // Without a new page: an app may have taken the search over.
  scope.listenToField(form, "submit", close)
  // Keep focus in the field while a product is pressed, so that the list stays open.
  scope.listen(list.element, "mousedown", (event) => event.preventDefault())
  scope.onEnd(() => {
    request?.abort()
    endOverlay?.()
  })
  if (field.value.trim() && page.document.activeElement === field) typed()
}

function formatUrl({ config, document }: Page, path: string): string {
  const root = config.storeApi ?? readRestRoot(document) ?? readLanguagePrefix(document) + restPath
  return createStoreUrl(readStoreBase(root, root), path)
}
