import {
  isOfShop,
  moveNode,
  type Page,
  readHookOptions,
  type Scope,
  definePageService,
  warnAuthor,
} from "@ringside/core"
import {
  isRecord,
  type OptionsOf,
  parseJson,
  parseUrl,
  readMembers,
  readNumberedList,
  readRecord,
} from "@ringside/core/domain"
import { parseNumber } from "../domain/index.ts"
import { formatPopupName } from "../domain/popupName.ts"
import type { Hooks } from "../askedModules.ts"
import { addressClass } from "../host.ts"
import { popupAddressMessages, popupsMessages } from "../messages.ts"
import { popupAttributes } from "../options.ts"
import { popupsWarnings } from "../warnings.ts"

const triggerTypes = {
  auto: "auto_open",
  exit: "exit_intent",
  scroll: "scroll_depth",
  inactivity: "inactivity",
  form: "form_submission",
} as const

/** The module of hooks. */
export const createHooks = (): Hooks => ({
  dress(hook, scope) {
    const { page } = scope
    const options = readHookOptions("popup", popupAttributes, hook, page)
    const settings = readHookSettings(hook, options, page)
    const isEmpty = !holdsContent(hook)
    if (isEmpty && options.address === null) warnAuthor(page, popupsWarnings.noContent, hook)
    buildMarkup(hook, scope, {
      ...{ id: settings["id"], title: options.title },
      link: isEmpty && options.address !== null ? createLink(hook, options.address, page) : null,
    })
    return settings
  },
})

type PopupOptions = OptionsOf<typeof popupAttributes>

function holdsContent(hook: HTMLElement): boolean {
  return hook.childElementCount > 0 || hook.textContent.trim() !== ""
}

/** A note, which is still empty, and a link to the page whose content the popup shows; only pages of the shop are fetched. */
function createLink(hook: HTMLElement, address: string, page: Page): Node {
  const { document, translator } = page
  const [content, note, line, link] = [
    document.createDocumentFragment(),
    document.createElement("p"),
    document.createElement("p"),
    document.createElement("a"),
  ]
  link.href = address
  link.textContent = translator("popups", popupAddressMessages)("openPage")
  line.append(link)
  if (isOfShop(page, parseUrl(address, document.baseURI))) {
    link.className = addressClass
    content.append(note)
  } else warnAuthor(page, popupsWarnings.foreignAddress, hook, { value: JSON.stringify(address.slice(0, 80)) })
  content.append(line)
  return content
}

/** The settings of a popup with these options; `hook` is the element whose id names it, and that mistakes are reported of. */
export function readHookSettings(
  hook: HTMLElement,
  options: PopupOptions,
  page: Page,
): Readonly<Record<string, unknown>> {
  const written: unknown = parseJson(options.settings)
  if (options.settings !== null && !isRecord(written)) {
    warnAuthor(page, popupsWarnings.wrongSettings, hook, { value: JSON.stringify(options.settings.slice(0, 80)) })
  }
  const own = readRecord(written)
  const days = parseNumber(options.cookie, 0)
  // Two popups may have the same id; the second gets the next free one.
  const id = parseNumber(own["id"], 0) || nextIdService.of(page)()
  // The number of a hook without an id in its settings differs from page to page.
  const cookieName = formatPopupName(id < 0 && hook.id !== "" ? hook.id : id)
  const click = { type: "click_open", settings: { extra_selectors: options.openOn ?? "" } }
  const auto =
    options.trigger === "click"
      ? []
      : [{ type: triggerTypes[options.trigger], settings: readTriggerSettings(options, days > 0 ? cookieName : "") }]
  return {
    size: options.size,
    location: options.location,
    animation_type: options.animation,
    stackable: options.stackable,
    close_on_esc_press: true,
    close_on_overlay_click: true,
    position_top: 40,
    position_bottom: 40,
    // On the narrowest phones a popup has 95 % of the width, and must fit into the window.
    position_left: 16,
    position_right: 16,
    responsive_max_width: "720px",
    slug: hook.id,
    ...own,
    id,
    triggers: readNumberedList(own["triggers"]) ?? [...auto, click],
    cookies:
      readNumberedList(own["cookies"])?.map(addPath) ??
      (days > 0 ? [{ event: "on_popup_close", settings: { name: cookieName, time: days, path: true } }] : []),
  }
}

/** A hook's cookie is the whole shop's unless its author limits it; the plugin's settings without a path are limited. */
function addPath(entry: unknown): unknown {
  if (!isRecord(entry)) return entry
  return { ...entry, settings: { path: true, ...readMembers(entry["settings"]) } }
}

function readTriggerSettings({ delay }: { readonly delay: number | null }, cookieName: string): object {
  return { delay: delay ?? 500, timeout: delay, form: "any", cookie_name: cookieName }
}

/** Inline popups have negative ids, so that no counter confuses them with the server's. */
const nextIdService = definePageService("popups.nextId", (): (() => number) => {
  let last = 0
  return () => (last -= 1)
})

interface FrameContent {
  readonly id: unknown
  readonly title: string | null
  /** In place of the content of a hook that holds nothing. */
  readonly link: Node | null
}

/** Draws the frame, the close button and the title around the hook's own content, whose nodes stay the page's. */
function buildMarkup(hook: HTMLElement, scope: Scope, { id, title, link }: FrameContent): void {
  const { page } = scope
  const create = (name: string, className: string) => {
    const element = page.document.createElement(name)
    element.className = className
    return element
  }
  const [container, content] = [
    create("div", "pum-container popmake ringside-popup-box"),
    create("div", "pum-content popmake-content"),
  ]
  const close = create("button", "pum-close popmake-close ringside-popup-close")
  close.setAttribute("type", "button")
  close.setAttribute("aria-label", page.translator("popups", popupsMessages)("close"))
  close.textContent = "×"
  const template = hook.querySelector<HTMLTemplateElement>(":scope > template:only-child")
  // The page's own nodes are moved; a template stays, and its copy goes with the frame.
  const copy = template ? page.document.importNode(template.content, true) : link
  if (copy) content.append(copy)
  else for (const child of [...hook.childNodes]) moveNode(child, { parent: content })
  if (title?.trim()) {
    const heading = create("h2", "pum-title popmake-title ringside-popup-title")
    heading.textContent = title
    container.append(heading)
  }
  container.append(content, close)
  container.id = `popmake-${String(id)}`
  scope.adopt(container)
  hook.append(container)
  // Hooks in the copy are connected before it is painted, though the frame around them is ours.
  if (template) page.clock.nextFrame(page.scan)
  for (const name of ["pum", "pum-overlay", "ringside-popup"]) scope.toggleClass(hook, name, true)
  if (!hook.id) scope.attribute(hook, "id", formatPopupName(String(id)))
  scope.attribute(hook, "hidden", null)
  scope.attribute(hook, "aria-modal", "false")
  scope.onEnd(() => {
    if (!copy) for (const child of [...content.childNodes]) moveNode(child, { parent: hook })
    container.remove()
  })
}
