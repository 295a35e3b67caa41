import { nullPrototype } from "../domain/index.ts"
import type { Behaviour, DelegatedListeners } from "./behaviour.ts"
import { connectionsOf, readSelector } from "./connections.ts"
import { isElementOf } from "./elementTypes.ts"
import { findEventElement } from "./findEventElement.ts"
import { listenToPage } from "./listenToPage.ts"
import type { Page } from "./page.ts"
import { runListener } from "./runListener.ts"

/** Starts one behaviour until the page stops. One failure doesn't stop the others. */
export function startBehaviour(declared: Behaviour, page: Page): void {
  const behaviour: Behaviour = nullPrototype(declared)
  try {
    behaviour.start?.(page)
    for (const type of listTypes(behaviour.on)) listenFor(behaviour, type, page)
    if (behaviour.connect) connectionsOf(page).add(behaviour)
  } catch (cause) {
    page.reports.fail({ during: "start", widget: behaviour.name, cause })
  }
}

function listenFor(behaviour: Behaviour, type: keyof DocumentEventMap, page: Page): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of the event follows from its name
  const listener = behaviour.on?.[type] as ((event: Event, element: HTMLElement, page: Page) => unknown) | undefined
  const connections = connectionsOf(page)
  const onEvent = (event: Event) => {
    const selector = readSelector(behaviour, page)
    const element = selector === null ? null : findEventElement(page, event)?.closest<HTMLElement>(selector)
    if (!element || !isElementOf(page, element, behaviour.element) || connections.isStopped(element)) return
    runListener(page, { event, element, widget: behaviour.name }, () => listener?.(event, element, page))
  }
  listenToPage(page, type, onEvent, { capture: true, signal: page.signal })
}

function listTypes(on: DelegatedListeners = {}): readonly (keyof DocumentEventMap)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of `on` names events alone
  return Object.keys(on) as (keyof DocumentEventMap)[]
}
