import { type Page, definePageService } from "@ringside/core"

/** Connects popups in document order, although some wait for code. */
export interface ConnectionOrder {
  /** Whether popups are connected yet. */
  isOpen: boolean
  /** Whether the initial popups are connected, and their openers marked. */
  hasStarted: boolean
  /** Resolves when all present popups are connected; null when none waits. */
  readonly waiting: Promise<void> | null
  /** Calls `connect` when `code` is loaded and all popups before are connected; at once when nothing waits. */
  add<Code>(code: Promise<Code> | null, connect: (code: Code | null) => void): void
}

/** The order of a page. */
export const connectionOrderService = definePageService("popups.connectionOrder", createConnectionOrder)

function createConnectionOrder(page: Page): ConnectionOrder {
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
