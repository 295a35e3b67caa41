import { nullPrototype } from "../domain/index.ts"
import type { Behaviour, Scope } from "./behaviour.ts"
import { insertedAttribute } from "./decorations.ts"
import { isElementOf } from "../page/elementTypes.ts"
import { claimHook, endClaim } from "./hookClaims.ts"
import { listen } from "../page/listen.ts"
import type { Page } from "../page/page.ts"
import { completeService, definePageService, type ServicePage } from "../page/services.ts"

const hookAttribute = "data-ringside"

/** The elements of a page that behaviours are connected to. */
export interface Connections {
  /** Connects the elements of `behaviour`, now and when nodes are inserted. */
  add(behaviour: Behaviour): void
  /** Disconnects `root` and its descendants, and never connects them again. */
  stop(root: Element): void
  /** Whether `stop` was called for an element or an ancestor. */
  isStopped(element: Element): boolean
}

/** By itself: the loader asks it, and has none of the code below. */
const lateConnectionsService = definePageService<Connections>("core.connections")

interface Connection {
  readonly element: HTMLElement
  disconnect(): void
}

/** The connections of a page. */
export const connectionsService = /* @__PURE__ */ completeService(lateConnectionsService, createConnections)

/** Disconnects `root` and its descendants from all behaviours, reverts the changes there, and never connects them again. */
export function stopBehaviours(page: Page, root: Element): void {
  connectionsService.of(page).stop(root)
  page.decorations.restoreIn(root)
}

/** Whether `stopBehaviours` was called for an element or an ancestor. */
export function isStopped(page: ServicePage, element: Element): boolean {
  return Boolean(lateConnectionsService.find(page)?.isStopped(element))
}

/** How an element of a component is connected. */
export interface ElementConnection<E extends HTMLElement = HTMLElement> {
  /** The name of the component in reports. */
  readonly name: string
  /** Connects the element; what it does through the scope is reverted later. It may return a function that makes the changes. */
  readonly connect: (element: E, scope: Scope) => unknown
}

/**
 * Connects one element that a component of an app has drawn, until the page stops. The returned function disconnects it, and reverts what was
 * changed through its scope.
 */
export function connectElement<E extends HTMLElement>(
  page: Page,
  element: E,
  { name, connect }: ElementConnection<E>,
): () => void {
  const { scope, abort } = createScope(page)
  const end = () => {
    page.signal.removeEventListener("abort", end)
    abort()
  }
  page.signal.addEventListener("abort", end)
  try {
    const change = connect(element, scope)
    if (typeof change === "function") Reflect.apply(change, undefined, [])
  } catch (cause) {
    end()
    page.reports.fail({ during: "connect", widget: name, host: element, cause })
  }
  return end
}

/** Finds elements once per scan, for all behaviours. */
function createConnections(page: Page): Connections {
  const { document, signal } = page
  const connected = new Map<Behaviour, Map<Element, Connection>>()
  const stopped = new WeakSet<Element>()

  const isStopped = (element: Element | null): boolean =>
    element !== null && (stopped.has(element) || isStopped(element.parentElement))
  const disconnectAll = (connections: Iterable<Connection>) => {
    for (const connection of [...connections].reverse()) connection.disconnect()
  }

  /** Connects one element. The returned function makes the changes, after all elements were read. */
  const connect = (behaviour: Behaviour, connections: Map<Element, Connection>, element: HTMLElement) => {
    const { scope, abort } = createScope(page)
    const disconnect = () => {
      connections.delete(element)
      endClaim(page, behaviour.name, element)
      abort()
    }
    connections.set(element, { element, disconnect })
    const attempt = <T>(task: () => T): T | undefined => {
      try {
        return task()
      } catch (cause) {
        abort()
        page.reports.fail({ during: "connect", widget: behaviour.name, host: element, cause })
      }
    }
    const change = attempt(() => behaviour.connect?.(element, scope))
    return () => {
      if (typeof change === "function" && !scope.signal.aborted)
        attempt(() => Reflect.apply(change, undefined, []) as unknown)
    }
  }
  const scanFor = (behaviour: Behaviour, connections: Map<Element, Connection>) => {
    const selector = readSelector(behaviour, page)
    const gone = [...connections.values()].filter(
      ({ element }) => !element.isConnected || selector === null || !element.matches(selector),
    )
    disconnectAll(gone)
    const changes: (() => void)[] = []
    for (const element of selector ? document.querySelectorAll<HTMLElement>(selector) : []) {
      if (connections.has(element) || !isElementOf(page, element, behaviour.element) || isStopped(element)) continue
      if (element.hasAttribute(hookAttribute) && !claimHook(page, behaviour.name, element)) continue
      changes.push(connect(behaviour, connections, element))
    }
    for (const change of changes) change()
    return gone.length + changes.length > 0
  }
  page.onScan(() => {
    removeCopiedNodes(page)
    return [...connected].map(([behaviour, connections]) => scanFor(behaviour, connections)).includes(true)
  })
  signal.addEventListener("abort", () => {
    for (const connections of [...connected.values()].reverse()) disconnectAll(connections.values())
  })

  return {
    isStopped,
    add(behaviour) {
      const connections = new Map<Element, Connection>()
      connected.set(behaviour, connections)
      removeCopiedNodes(page)
      scanFor(behaviour, connections)
    },
    stop(root) {
      stopped.add(root)
      for (const connections of [...connected.values()].reverse()) {
        disconnectAll([...connections.values()].filter(({ element }) => root.contains(element)))
      }
    },
  }
}

/** The current selector of a behaviour. */
export function readSelector({ selector }: Behaviour, page: Page): string | null {
  return typeof selector === "function" ? selector(page) : (selector ?? null)
}

function createScope(page: Page): { readonly scope: Scope; readonly abort: () => void } {
  const aborter = new AbortController()
  const { signal } = aborter
  const decorations = page.createDecorations()
  const { attribute, style, show, toggleClass, insert, adopt, replace } = decorations
  const scope: Scope = {
    page,
    signal,
    ...{ attribute, style, show, toggleClass, insert, adopt, replace },
    listen(target, type, listener, options = {}) {
      const { capture = false } = nullPrototype(options)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of the event follows from its name
      listen(target, type, listener as EventListener, { signal, capture })
    },
    listenToField(target, type, listener, options = {}) {
      const { capture = false } = nullPrototype(options)
      page.events.listenToField(target, type, listener, { signal, capture })
    },
    after(delayMs, run) {
      const end = () => {
        signal.removeEventListener("abort", end)
        cancel()
      }
      const cancel = page.clock.after(delayMs, () => {
        end()
        if (!signal.aborted) run()
      })
      signal.addEventListener("abort", end)
      return end
    },
    onEnd: (run) => signal.addEventListener("abort", () => run()),
    onScan: (look) => scope.onEnd(page.onScan(() => !signal.aborted && look())),
  }
  return {
    scope,
    abort() {
      aborter.abort()
      // Restore after all listeners of the signal, which may revert later changes of the same attributes.
      decorations.restoreAll()
    },
  }
}

/** Removes our nodes from a copy of the page's nodes: nothing is connected to them, and the copy gets its own. */
function removeCopiedNodes({ document, inserted }: Page): void {
  for (const node of document.querySelectorAll(`[${insertedAttribute}]`)) if (!inserted.has(node)) node.remove()
}
