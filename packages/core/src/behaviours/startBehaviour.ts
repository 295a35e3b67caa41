import { attempt } from "../page/attempt.ts"
import { nullPrototype } from "../domain/index.ts"
import type { Behaviour, DelegatedListeners } from "./behaviour.ts"
import { connectionsService, readSelector } from "./connections.ts"
import { delegate } from "./delegate.ts"
import type { Page } from "../page/page.ts"
import { definePageService } from "../page/services.ts"

/** Behaviours that a page has started: a part and its React components share them. */
const startedService = definePageService("core.startedBehaviours", () => new WeakSet<Behaviour>())

/** Starts one behaviour until the page stops; does nothing if the page has started it before. One failure doesn't stop the others. */
export function startBehaviour(declared: Behaviour, page: Page): void {
  const started = startedService.of(page)
  if (started.has(declared)) return
  started.add(declared)
  const behaviour: Behaviour = nullPrototype(declared)
  attempt(page, { during: "start", widget: behaviour.name }, () => {
    behaviour.start?.(page)
    const { on, afterHandlers } = behaviour
    for (const type of listTypes(on)) listenFor(behaviour, { type, listener: on?.[type] }, page)
    for (const type of listTypes(afterHandlers))
      listenFor(behaviour, { type, listener: afterHandlers?.[type], isAfterHandlers: true }, page)
    // Also without `connect`: it is what removes copies of our nodes.
    const connections = connectionsService.of(page)
    if (behaviour.connect) connections.add(behaviour)
  })
}

interface Listening {
  readonly type: keyof DocumentEventMap
  /** For events of this type. */
  readonly listener: unknown
  readonly isAfterHandlers?: boolean
}

function listenFor(behaviour: Behaviour, { type, listener, isAfterHandlers = false }: Listening, page: Page): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of the event follows from its name
  const onMatch = listener as ((event: Event, element: HTMLElement, page: Page) => unknown) | undefined
  const { name: widget, element } = behaviour
  const selector = () => readSelector(behaviour, page)
  const options = { afterHandlers: isAfterHandlers, widget, ...(element && { element }) }
  delegate(page, type, selector, (event, found) => onMatch?.(event, found, page), options)
}

function listTypes(on: DelegatedListeners = {}): readonly (keyof DocumentEventMap)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of `on` names events alone
  return Object.keys(on) as (keyof DocumentEventMap)[]
}
