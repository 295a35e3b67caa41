import type { Page } from "@ringside/core"
import { type SyntheticEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"
import { nullPrototype } from "@ringside/core/domain"
import { useLatest } from "../root/useLatest.ts"

/** A value that is read when its component is shown; `Result` is what the reader says about it. */
export type ReadState<Result> =
  | Result
  | { readonly kind: "loading" }
  /** `message` says that the browser is offline, else null. */
  | { readonly kind: "failed"; readonly message: string | null }

interface ReadOptions<Result> {
  /** Null as long as there is none. */
  readonly page: Page | null
  /** Names the widget in reports. */
  readonly widget: string
  /** Names what is read: it is read again when the key changes. Null reads nothing. */
  readonly key: string | null
  readonly read: (signal: AbortSignal, page: Page) => Promise<Result>
}

const loading = { kind: "loading" } as const
const unread = { page: null, key: null, state: loading } as const

/** The result of a read, and its key. */
interface LastRead<Result> {
  readonly page: Page | null
  readonly key: string | null
  readonly state: ReadState<Result>
}

/**
 * Reads a value when the component is shown, and again at `retry`: at a press, the focus moves from its button to what comes. An answer that comes too late is dropped. The page is an argument, and
 * this an entry of its own, so that only chunks with such a component contain it.
 */
export function useRead<Result>(options: ReadOptions<Result>): {
  /** After the key has changed, the state of the last one until there is another. */
  readonly state: ReadState<Result>
  /** Whether `state` is the one of this key, on this page. */
  readonly isCurrent: boolean
  readonly retry: (press?: SyntheticEvent) => void
} {
  const { page, key, widget } = options
  const latest = useLatest(options)
  const [attempt, setAttempt] = useState(0)
  const [last, setLast] = useState<LastRead<Result>>(unread)
  const { state } = last
  const pressedIn = useRef<Element | null>(null)

  useEffect(() => {
    if (key === null || !page) return
    const reading = new AbortController()
    const read = async () => {
      const result = await latest.current.read(reading.signal, page)
      if (!reading.signal.aborted) setLast({ page, key, state: result })
    }
    read().catch((cause: unknown) => {
      // What has been stopped may fail by that.
      if (reading.signal.aborted) return
      page.reports.fail({ during: "event", widget, cause })
      setLast({ page, key, state: { kind: "failed", message: null } })
    })
    return () => reading.abort()
  }, [page, latest, widget, key, attempt])

  // At the commit: a later effect of the failure itself could run after the press.
  useLayoutEffect(() => {
    if (state === loading || !pressedIn.current) return
    focusWhatCame(pressedIn.current)
    pressedIn.current = null
  }, [state])

  const retry = useCallback((press?: SyntheticEvent) => {
    pressedIn.current = press?.currentTarget.closest(".ringside-read-failure")?.parentElement ?? null
    setLast(unread)
    setAttempt((count) => count + 1)
  }, [])
  return { state, isCurrent: last.key === key && last.page === page, retry }
}

/**
 * Moves a lost focus to what was drawn in `place`, where the button for another try was: to the button of a new failure, else to the first
 * heading, else to the first control. A focus that the shopper has moved on stays.
 */
function focusWhatCame(place: Element): void {
  const { activeElement, body } = place.ownerDocument
  if (activeElement && activeElement !== body && activeElement !== place) return
  const found = [".ringside-read-failure button", "h1, h2, h3, h4, h5, h6", "a[href], button"]
    .map((selector) => place.querySelector<HTMLElement>(selector))
    .find((each) => each !== null)
  if (!found) return
  // A heading takes focus only from code.
  if (found.tabIndex < 0) found.tabIndex = -1
  found.focus(nullPrototype({ preventScroll: true }))
}
