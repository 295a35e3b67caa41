import type { Page } from "@ringside/core"
import { createCardAppearance, parseAppearance, selectBackground, selectRuleStyles } from "../domain/index.ts"
import { type AppearancePlace, placeOf, walletPlaces } from "./appearancePlaces.ts"
import { createRgbWriter } from "./rgbColors.ts"
import { readSharedValues } from "./sharedValues.ts"

/** Computes the page's own look from invisible copies of its fields. Source: checkout contract §13. */
export function computeAppearance(page: Page, location: string, forProviderWallet = false): object {
  const { document, window: view } = page
  const place = placeOf(location)
  const toRgb = createRgbWriter(page)
  const find = (selectors: readonly string[]) =>
    selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find((element) => element !== null)
  const styleOf = (element: Element | null | undefined, rule: string, background?: string) =>
    element ? selectRuleStyles(rule, copyStyles(view.getComputedStyle(element), toRgb), background) : {}
  const backgroundColor = selectBackground(
    place.backgrounds.flatMap((selector) => {
      const element = document.querySelector(selector)
      return element ? [toRgb(view.getComputedStyle(element).getPropertyValue("background-color"))] : []
    }),
  )
  const input = find(place.input)
  const label = find(place.label)
  const copies = createCopies(page, place, input, label)
  const text = find(place.text) ?? document.body
  const reference = place.reference === null ? null : document.querySelector(place.reference)
  const styles = {
    input: styleOf(copies.input, ".Input"),
    inputInvalid: styleOf(copies.invalid, ".Input--invalid"),
    label: styleOf(copies.label, ".Label"),
    text: styleOf(text, ".Text"),
    tab: styleOf(input, ".Tab"),
    tabSelected: styleOf(copies.input, ".Tab--selected"),
    block: styleOf(label, ".Block", backgroundColor),
    ...(location === "blocks_checkout" && { floatingLabel: styleOf(copies.label, ".Label--floating") }),
    ...(forProviderWallet && readWalletStyles(document, styleOf)),
  }
  const shared = readSharedValues(page, copies.box, toRgb)
  copies.remove()
  const computed = createCardAppearance({
    location,
    styles,
    backgroundColor,
    referenceTextSize: reference ? view.getComputedStyle(reference).getPropertyValue("font-size") : null,
    forProviderWallet,
    shared,
  })
  // Omit values that the page doesn't define, such as colours of a missing field: the shop's validation refuses empty ones.
  return (forProviderWallet ? null : parseAppearance(computed)) ?? computed
}

type StyleOf = (element: Element | null, rule: string) => Readonly<Record<string, string>>

/** The look of the page around the form, which the provider's wallet uses, too. */
function readWalletStyles(document: Page["document"], styleOf: StyleOf) {
  const styles = Object.entries(walletPlaces).map(([name, { rule, selector }]) => {
    return [name, styleOf(document.querySelector(selector), rule)] as const
  })
  return Object.fromEntries(styles)
}

/** Creates a row as the page shows it and an invalid row, both invisible and unreachable for the shopper. */
function createCopies(page: Page, place: AppearancePlace, input?: HTMLElement, label?: HTMLElement) {
  const { document } = page
  const box = document.createElement("div")
  box.id = "wcpay-hidden-div"
  box.setAttribute("aria-hidden", "true")
  box.style.cssText = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)"
  page.inserted.add(box)
  const createRow = (className: string, id: string) => {
    const row = document.createElement("p")
    row.className = className
    const copy = input ? copyField(input) : document.createElement("input")
    copy.id = id
    const labelCopy = label && copyField(label)
    if (labelCopy) row.append(labelCopy)
    row.append(copy)
    box.append(row)
    return { copy, labelCopy }
  }
  const good = createRow(place.rowClass, "wcpay-hidden-input")
  if (good.labelCopy) good.labelCopy.id = "wcpay-hidden-valid-active-label"
  const bad = createRow(`${place.rowClass} ${place.invalidClass}`, "wcpay-hidden-invalid-input")
  bad.copy.setAttribute("aria-invalid", "true")
  const parent = document.querySelector(place.appendTo) ?? document.body
  parent.append(box)
  return { box, input: good.copy, invalid: bad.copy, label: good.labelCopy, remove: () => box.remove() }
}

function copyField(element: HTMLElement): HTMLElement {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a clone is of its original's kind
  const copy = element.cloneNode(element.localName === "label") as HTMLElement
  for (const name of ["id", "name", "for", "value"]) copy.removeAttribute(name)
  copy.setAttribute("aria-hidden", "true")
  copy.tabIndex = -1
  copy.style.transition = "none"
  return copy
}

function copyStyles(computed: CSSStyleDeclaration, toRgb: (value: string) => string): Readonly<Record<string, string>> {
  return Object.fromEntries([...computed].map((name) => [name, toRgb(computed.getPropertyValue(name))]))
}
