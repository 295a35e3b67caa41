import { type Activation, formatTheme, type Mounted, type Page } from "@ringside/core"
import { type ReactNode, useLayoutEffect } from "react"
import { createRoot } from "react-dom/client"
import { createActivations } from "./activations.ts"
import { ErrorBoundary } from "./ErrorBoundary.tsx"
import { PageProvider } from "./PageProvider.tsx"
import { guardRoot } from "./guardRoot.ts"
import { RootElementContext } from "./rootLanguage.ts"
import { ActivationsContext } from "./useActivation.ts"

/** More repairs than this in a second mean that the host undoes each of them: the server's HTML is then the better choice. */
const maxRepairsASecond = 20

interface RootOptions {
  /** The widget's name in reported failures. */
  readonly widget: string
  readonly host: HTMLElement
  readonly page: Page
  readonly children: ReactNode
}

/**
 * Draws `children` in a root of ours at the end of `host`. The host's changes to the root are repaired, and React's content is drawn again
 * if the host removed nodes from it; any other failure rejects `ready` and resolves `broken`, and no error is uncaught.
 */
export function mountRoot({ widget, host, page, children }: RootOptions): Mounted {
  const activations = createActivations()
  const ready = createDeferred<undefined>()
  const broken = createDeferred<unknown>()
  const container = appendContainer(host, page)
  const countRepair = createBudget(page, maxRepairsASecond)
  let isOver = false
  let isShown = false

  const onShown = () => {
    isShown = true
    ready.resolve(undefined)
  }
  const onBroken = (cause: unknown) => {
    ready.reject(cause)
    broken.resolve(cause)
  }
  const onError = (cause: unknown) => {
    if (isOver) return
    if (isShown && isForeignChange(cause, page) && countRepair()) {
      // Wait until React has finished the commit that failed.
      Promise.resolve().then(redraw).catch(onBroken)
      return
    }
    onBroken(cause)
  }
  const draw = () => {
    // The boundary reports all errors except those of unmounting, which no longer affect the page.
    const root = createRoot(container, { onCaughtError: ignore, onUncaughtError: ignore })
    root.render(
      <ErrorBoundary onError={onError}>
        <PageProvider page={page}>
          <RootElementContext value={container}>
            <ActivationsContext value={activations}>{children}</ActivationsContext>
          </RootElementContext>
        </PageProvider>
        <Shown onShown={onShown} />
      </ErrorBoundary>,
    )
    return root
  }
  const redraw = () => {
    if (isOver) return
    takeOut()
    root = draw()
  }
  const takeOut = () => {
    try {
      root.unmount()
    } catch (cause) {
      if (!isForeignChange(cause, page)) throw cause
    } finally {
      container.replaceChildren()
    }
  }
  const endLater = async () => {
    await Promise.resolve()
    try {
      takeOut()
    } catch (cause) {
      page.reports.fail({ during: "unmount", widget, host, cause })
    }
  }

  let root = draw()
  const stopGuarding = guardRoot({
    host,
    root: container,
    onRemoved() {
      if (countRepair()) return true
      onBroken(new Error("Something on the page keeps taking the widget out of its hook."))
      return false
    },
  })
  return {
    ready: ready.promise,
    broken: broken.promise,
    activate(activation: Activation) {
      // After the first render, a component that registered no handler takes no actions.
      if (isShown) return activations.activate(activation)
      activations.defer(activation)
      return true
    },
    unmount() {
      if (isOver) return
      isOver = true
      stopGuarding()
      ready.resolve(undefined)
      container.remove()
      // An app's effect may unmount the widget, and React can't unmount one root while it renders another.
      void endLater()
    },
  }
}

/** Calls `onShown` once everything before it has been rendered. */
function Shown({ onShown }: { readonly onShown: () => void }) {
  useLayoutEffect(onShown, [onShown])
  return null
}

function appendContainer(host: HTMLElement, page: Page): HTMLElement {
  // A hook that the host cloned contains a copy of a root.
  for (const picture of host.querySelectorAll(":scope > [data-ringside-root]")) picture.remove()
  const container = page.document.createElement("div")
  container.className = "ringside"
  container.setAttribute("data-ringside-root", formatTheme(page.config))
  // The root's texts are translated already; if the host's translation plugin rewrote them, live regions would announce them again.
  container.setAttribute("data-no-translation", "")
  host.append(container)
  return container
}

/** Whether the error can be caused by nodes that other code moved or removed. */
function isForeignChange(cause: unknown, { window }: Page): boolean {
  return cause instanceof window.DOMException
}

/** Returns a function that returns true for its first `limit` calls in a second; the second starts with the first call. */
function createBudget({ clock }: Page, limit: number): () => boolean {
  let startedAt = Number.NEGATIVE_INFINITY
  let used = 0
  return () => {
    if (clock.now() - startedAt >= 1000) {
      startedAt = clock.now()
      used = 0
    }
    used += 1
    return used <= limit
  }
}

interface Deferred<T> {
  readonly promise: Promise<T>
  resolve(value: T): void
  reject(cause: unknown): void
}

function createDeferred<T>(): Deferred<T> {
  let settle: Omit<Deferred<T>, "promise"> = { resolve: ignore, reject: ignore }
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, ...settle }
}

function ignore(): void {
  // Errors are handled by the boundary; see `draw`.
}
