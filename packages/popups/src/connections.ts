import { type Page, serviceOf } from "@ringside/core"

/** Connects popups in the order of the document, though some wait for code. */
export interface Connections {
  /** Whether popups are connected yet. */
  isOpen: boolean
  /** Whether those of the start are connected, and their openers marked. */
  hasStarted: boolean
  /** Resolves when all popups of now are connected; null when none waits. */
  readonly waiting: Promise<void> | null
  /** Calls `connect` when `code` is there and all before are connected: at once where nothing waits. */
  add<Code>(code: Promise<Code> | null, connect: (code: Code | null) => void): void
}

/** The connections of `page`. */
export function connectionsOf(page: Page): Connections {
  return serviceOf<Connections>(page, "popups.connections", () => createConnections(page))
}

function createConnections(page: Page): Connections {
  let last: Promise<void> | null = null
  const waitFor = async <Code>(before: Promise<void> | null, code: Promise<Code> | null) => {
    await before
    return code
  }
  return {
    isOpen: false,
    hasStarted: false,
    get waiting() {
      return last
    },
    add(code, connect) {
      if (!code && !last) {
        connect(null)
        return
      }
      const own: Promise<void> = waitFor(last, code)
        .then(connect)
        .catch((cause: unknown) => page.reports.fail({ during: "start", widget: "popups", cause }))
        .then(() => {
          if (last === own) last = null
        })
      last = own
    },
  }
}
