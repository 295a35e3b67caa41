import { nullPrototype } from "../domain/index.ts"
import { createPageDocument } from "../page/pageDocument.ts"
import { errorsPage } from "./errorsPage.ts"

/** Something that broke in the library or in a widget, with the moment it happened. */
export interface Failure {
  readonly during:
    | "load"
    | "read"
    | "mount"
    | "render"
    | "activate"
    | "unmount"
    | "connect"
    | "start"
    | "event"
    | "open"
  readonly widget: string
  readonly host?: Element | null
  readonly cause: unknown
  /** A warning has named the cause: only `ringside:error` is sent. */
  readonly isLogged?: boolean
}

/** Reports failures and mistakes to the page's authors. */
export interface Reports extends LoaderReports {
  /** Logs a page author's mistake, once per `subject` (such as the hook; the document unless given) and text. */
  warn(message: string, subject?: object): void
  /** The texts of warnings that were logged, by their subject: for the debug panel. */
  readonly logged?: Pick<WeakMap<object, ReadonlySet<string>>, "get">
}

/** The reports of the loader. */
export interface LoaderReports {
  /** Logs a failure, and sends `ringside:error` from the hook. */
  fail(failure: Failure): void
}

/** Reports failures to the console of `view`. */
export function createLoaderReports(view: Window & typeof globalThis): LoaderReports {
  return {
    fail({ during, widget, host, cause, isLogged }) {
      const detail = { during, widget, message: describeCause(cause) }
      const address = errorsPage && ` ${errorsPage}#failed`
      if (!isLogged)
        view.console.warn(`[ringside ${widget}] failed during ${during}: ${detail.message}${address}`, cause)
      const target = host?.isConnected ? host : createPageDocument(view.document)
      target.dispatchEvent(
        new view.CustomEvent("ringside:error", nullPrototype({ bubbles: true, composed: true, detail })),
      )
    },
  }
}

/** Adds the warnings, which the console of `view` shows. */
export function createReports(loaderReports: LoaderReports, view: Window & typeof globalThis): Reports {
  const logged = new WeakMap<object, Set<string>>()
  return {
    ...loaderReports,
    logged,
    warn(text, subject = view.document) {
      const message = errorsPage === "" ? text : addAddress(text)
      const ofSubject = logged.get(subject) ?? new Set<string>()
      if (ofSubject.has(message)) return
      logged.set(subject, ofSubject.add(message))
      // The console leads from the element to its place on the page.
      view.console.warn(message, ...(subject === view.document ? [] : [subject]))
    },
  }
}

/** Adds an address to a text of ours that stands beside the code. Those of the diagnostics have one already. */
function addAddress(text: string): string {
  return text.startsWith("[ringside") && !text.includes(errorsPage) ? `${text} ${errorsPage}#calls` : text
}

/** The thrown value as text. */
export function describeCause(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
