import { nullPrototype } from "../domain/index.ts"
import { listen } from "../page/listen.ts"
import type { Page } from "../page/page.ts"
import type { Scope } from "./behaviour.ts"

/** The scope of a connected element; `abort` ends it and reverts what was changed through it. */
export function createScope(page: Page): { readonly scope: Scope; readonly abort: () => void } {
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
