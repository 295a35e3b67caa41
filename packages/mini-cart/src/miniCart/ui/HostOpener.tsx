import { cartService } from "@ringside/cart"
import { findEventElement, hasModifier, isPlainClick, type Page } from "@ringside/core"
import { useLatest, usePage, useShopLanguage, useStore, useTranslate } from "@ringside/ui"
import { useLayoutEffect } from "react"
import { createFigure } from "../../figure.ts"
import { countHook } from "../../host.ts"
import { miniCartMessages } from "../../messages.ts"
import { readLabel } from "../../readTexts.ts"
import type { HostOpener as Opener } from "../findOpener.ts"
import type { OpenerProps } from "./openerProps.ts"
import { formatOpenerName } from "./openerText.ts"

interface HostOpenerProps extends OpenerProps {
  readonly element: Opener
  readonly hook: HTMLElement
}

/**
 * Makes an element of the shop's the opener: it keeps its place, look and content, and gets the state, the count in its text, and a name with
 * the count. Draws nothing.
 */
export function HostOpener({ element, hook, openerRef, popup, panelId, isOpen, onPress }: HostOpenerProps) {
  const page = usePage()
  const { decorations } = page
  const translate = useTranslate("mini-cart", miniCartMessages)
  const isForeign = useShopLanguage("mini-cart", miniCartMessages) !== undefined
  const count = useStore(cartService.of(page).$count)
  const latest = useLatest(onPress)

  useLayoutEffect(() => {
    openerRef.current = element
    decorations.attribute(hook, "data-ringside-content", "kept")
    if (!element.matches("button")) decorations.attribute(element, "role", "button")
    if (!element.matches("button, a[href], [tabindex]")) decorations.attribute(element, "tabindex", "0")
    const stopListening = listenToPresses(page, element, () => latest.current())
    return () => {
      stopListening()
      decorations.restore(element)
      decorations.restore(hook)
    }
  }, [page, decorations, hook, element, openerRef, latest])

  useLayoutEffect(() => {
    if (popup === "dialog") decorations.attribute(element, "aria-haspopup", "dialog")
    decorations.attribute(element, "aria-expanded", String(isOpen))
    decorations.attribute(element, "aria-controls", isOpen ? (panelId ?? null) : null)
  }, [decorations, element, popup, panelId, isOpen])

  useLayoutEffect(() => {
    if (count === null) return
    const figure = showsOwnCount(element)
      ? null
      : createFigure(page, element, element.childElementCount === 0 ? (added) => `(${added})` : undefined)
    figure?.show(count.toLocaleString(page.config.locale))
    const label = readLabel(page, element)
    // A name in another language than the shop's text would be read by the wrong voice.
    if (!isForeign || label === "") {
      decorations.attribute(element, "aria-label", formatOpenerName(label, translate("open", { count })))
    }
    return () => figure?.restore()
  }, [page, decorations, element, count, translate, isForeign])
  return null
}

/** Whether the behaviour of `cart-count` hooks writes the count. */
function showsOwnCount(element: Element): boolean {
  return element.closest(countHook) !== null || element.querySelector(countHook) !== null
}

/**
 * Calls `onPress` for a press by pointer or key, until the returned function is called. Listens before the host, whose scripts may follow
 * every link of the page themselves, as htmx does.
 */
function listenToPresses(page: Page, element: Opener, onPress: () => void): () => void {
  const connected = new AbortController()
  const options = { signal: connected.signal, capture: true }
  const isOn = (event: Event) => element.contains(findEventElement(page, event))
  const press = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    onPress()
  }
  const pressByClick = (event: MouseEvent) => isOn(event) && isPlainClick(event) && press(event)
  const pressByKey = (event: KeyboardEvent) => {
    // The browser makes a click of a button's keys, and of Enter on a link.
    const isPress = event.key === " " || (event.key === "Enter" && !element.matches("a[href]"))
    if (!isPress || element.matches("button") || !isOn(event) || event.defaultPrevented || hasModifier(event)) return
    if (event.repeat) event.preventDefault()
    else press(event)
  }
  page.events.listenToField(page.document, "click", pressByClick, options)
  page.events.listenToField(page.document, "keydown", pressByKey, options)
  return () => connected.abort()
}
