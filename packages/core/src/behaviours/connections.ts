import type { Behaviour } from "./behaviour.ts"
import { createScope } from "./createScope.ts"
import { insertedAttribute } from "./decorations.ts"
import { attempt } from "../page/attempt.ts"
import { isElementOf } from "../page/elementTypes.ts"
import { claimHook, endClaim } from "./hookClaims.ts"
import type { Page } from "../page/page.ts"
import { isInStickyCopy } from "./stickyCopies.ts"
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

/** Separate from `connectionsService`, so that the loader can look it up without the code below. */
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
    const runOrAbort = <T>(task: () => T): T | undefined => {
      try {
        return task()
      } catch (cause) {
        abort()
        page.reports.fail({ during: "connect", widget: behaviour.name, host: element, cause })
      }
    }
    const change = runOrAbort(() => behaviour.connect?.(element, scope))
    return () => {
      if (typeof change === "function" && !scope.signal.aborted)
        runOrAbort(() => Reflect.apply(change, undefined, []) as unknown)
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
      if (isInStickyCopy(page, element)) continue
      if (element.hasAttribute(hookAttribute) && !claimHook(page, behaviour.name, element)) continue
      changes.push(connect(behaviour, connections, element))
    }
    for (const change of changes) change()
    return gone.length + changes.length > 0
  }
  page.onScan(() => {
    removeCopiedNodes(page)
    return [...connected]
      .map(([behaviour, connections]) =>
        attempt(page, { during: "connect", widget: behaviour.name }, () => scanFor(behaviour, connections)),
      )
      .includes(true)
  })
  signal.addEventListener("abort", () => {
    for (const connections of [...connected.values()].reverse()) disconnectAll(connections.values())
  })

  let isWithoutCopies = false
  /** The page copies nothing between the behaviours that start in one task, of which there are up to 24. */
  const removeCopiesOnce = () => {
    if (isWithoutCopies) return
    isWithoutCopies = true
    void Promise.resolve().then(() => (isWithoutCopies = false))
    removeCopiedNodes(page)
  }

  return {
    isStopped,
    add(behaviour) {
      const connections = new Map<Element, Connection>()
      connected.set(behaviour, connections)
      removeCopiesOnce()
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

/** Removes our nodes from a copy of the page's nodes: nothing is connected to them, and the copy gets its own. A sticky one keeps its size. */
function removeCopiedNodes(page: Page): void {
  const { document, inserted } = page
  for (const node of document.querySelectorAll(`[${insertedAttribute}]`)) {
    if (!inserted.has(node) && !isInStickyCopy(page, node)) node.remove()
  }
}
