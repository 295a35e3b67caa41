/** Something that broke in the library or in a widget, with the moment it happened. */
export interface Failure {
  readonly during: "load" | "read" | "mount" | "render" | "activate" | "unmount" | "start" | "event" | "open"
  readonly widget: string
  readonly host?: Element | null
  readonly cause: unknown
}

/** What the page's authors are told. */
export interface Reports {
  /** Tells a page author's mistake, once a `subject` (such as the hook; the document unless told) and text. */
  warn(message: string, subject?: object): void
  /** Tells a failure in the console, and by the event `ringside:error` on the hook. */
  fail(failure: Failure): void
}

/** What is told from the start; the rest of a page tells of mistakes, too. */
export interface BootReports extends Pick<Reports, "fail">, Partial<Pick<Reports, "warn">> {
  /** Tells that hooks come and go without an end. The words come with the rest of the page: few pages ever need them. */
  warnOfChurn?(): void
}

/** Tells failures to the console of `view`. */
export function createBootReports(view: Window & typeof globalThis): BootReports {
  return {
    fail({ during, widget, host, cause }) {
      const detail = { during, widget, message: cause instanceof Error ? cause.message : String(cause) }
      view.console.warn(`[ringside ${widget}] failed during ${during}: ${detail.message}`, cause)
      const target = host?.isConnected ? host : view.document
      target.dispatchEvent(new view.CustomEvent("ringside:error", { bubbles: true, composed: true, detail }))
    },
  }
}

/** The same object, which from now on tells of mistakes, too. */
export function completeReports(reports: BootReports, view: Window & typeof globalThis): Reports {
  const told = new WeakMap<object, Set<string>>()
  const warn =
    reports.warn ??
    ((message: string, subject: object = view.document) => {
      const ofSubject = told.get(subject) ?? new Set<string>()
      if (ofSubject.has(message)) return
      told.set(subject, ofSubject.add(message))
      // The console leads from the element to its place on the page.
      view.console.warn(message, ...(subject === view.document ? [] : [subject]))
    })
  return Object.assign(reports, {
    warn,
    warnOfChurn: () =>
      warn("[ringside] hooks came and went in every frame; expected them to stay, so new ones wait 5 s."),
  })
}
