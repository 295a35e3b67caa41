import type { Failure, LoaderReports } from "../author/reports.ts"
import { isRecord, parseSurroundedJson } from "../domain/index.ts"
import { findJQuery, type JQueryLike } from "../events/jquery.ts"
import type { Page } from "../page/page.ts"
import { escapeApostrophes } from "./escapeApostrophes.ts"
import type { HttpAnswer, HttpRequest, HttpResult, Transport, TransportWay } from "./http.ts"

/** The sender of a request by jQuery, the answer that it expects, and how it ends beside its result. */
export interface JQueryOptions extends Pick<Failure, "widget" | "host"> {
  /** The kind of answer that the platform's script names, by which handlers read it; `json` by default. */
  readonly dataType?: "json" | "html"
  /** Whether the platform's script sends a form, whose body handlers read as text. By default they read its fields as an object. */
  readonly isForm?: boolean
  /**
   * Called when a script of the page has kept the answer to itself, as a gateway does that goes on with its own form. The result comes when
   * it passes the answer on, if ever. By default the answer is the result.
   */
  readonly onWithheld?: () => void
}

/** A request that has ended: a native one, or jQuery's. */
interface Answered {
  readonly status: number
  readonly responseText: string
  readonly responseURL?: string
  getAllResponseHeaders(): string
}
interface JQueryRequest extends Answered {
  abort(): void
  state(): string
  done(listener: () => void): JQueryRequest
  fail(listener: () => void): JQueryRequest
}

/**
 * Sends a request as the platform's scripts do, through the page's jQuery, so that prefilters, `ajaxSetup` and handlers of `ajaxSend` or
 * `ajaxComplete` take part in it. By `fetch` where the page has no jQuery with `ajax`, and where a handler throws before the request is sent.
 * An error of a handler is reported as a failure of `widget` at `host`.
 */
export function sendByJQuery({ window, reports }: TransportPage, options: JQueryOptions): Transport {
  const { widget, host = null } = options
  const onError = (cause: unknown) => reports.fail({ during: "event", widget, host, cause })
  return (request, way) => {
    const jQuery = findJQuery(window)
    return jQuery?.ajax && !way.signal.aborted
      ? new Promise((resolve, reject) => send({ ...options, onError, jQuery, request, way, resolve, reject }))
      : way.byFetch()
  }
}

interface TransportPage extends Pick<Page, "window"> {
  readonly reports: LoaderReports
}
interface Sending extends JQueryOptions {
  /** Called with an error that handlers of the page throw while the request is sent or ended. */
  readonly onError: (cause: unknown) => void
  readonly jQuery: JQueryLike
  readonly request: HttpRequest
  readonly way: TransportWay
  readonly resolve: (result: HttpResult | Promise<HttpResult>) => void
  readonly reject: (cause: unknown) => void
}

/**
 * A request in the order of its moments; the first result counts:
 *
 * 1. `jQuery.ajax` calls prefilters, handlers of `ajaxSend`, then `xhr()`. Where a handler stops the request, the result is "prevented"; where
 *    one throws before `loadstart`, `fetch` sends the request.
 * 2. `readyState` 4: the result is the answer, unless a script had put a function of its own in the place of `success` at `xhr()`.
 * 3. jQuery calls `success`, ours or that script's, which may keep the answer by not calling ours.
 * 4. `done`: where ours was not called, `onWithheld` is called if there is one, and the result comes when ours is called. Else the answer is
 *    the result, as it is at `fail`.
 * 5. `loadend` ends a request that a handler has kept from ending by an error, but not one whose answer is kept.
 *
 * An abort of `way.signal` rejects at any moment.
 */
function send({ jQuery, request, way, resolve, reject, onWithheld, onError, ...options }: Sending): void {
  let xhr: XMLHttpRequest | undefined
  let returned: unknown
  let [isSent, isPassedOn, isWithheld] = [false, false, false]
  const end = () => {
    const answered = xhr ?? (isJQueryRequest(returned) ? returned : null)
    if (answered?.status) resolve(readAnswer(answered, request.url))
    else reject(new TypeError("failed"))
  }
  const success = () => {
    isPassedOn = true
    if (isWithheld) end()
  }
  const settings = {
    ...createSettings(request, options),
    success,
    // Scripts that wrap the platform's handlers call them. Without one, a handler of `ajaxSetup` is called.
    ...(onWithheld && { error: () => undefined }),
    /** Called on the settings that prefilters may have changed, or by a script that has replaced it. */
    xhr(this: { readonly success?: unknown } | undefined) {
      const isOwn = this?.success === success
      xhr = jQuery.ajaxSettings?.xhr?.()
      xhr?.addEventListener("loadstart", () => (isSent = true))
      xhr?.addEventListener("progress", ({ loaded }) => void way.isTooLong(loaded))
      // Before jQuery's own listener: handlers of `ajaxComplete` expect the page as the answer has changed it.
      xhr?.addEventListener("readystatechange", () => {
        if (isOwn && xhr?.readyState === 4 && xhr.status > 0) end()
      })
      // After it: a handler that throws keeps jQuery from ending the request.
      xhr?.addEventListener("loadend", () => {
        if (!isWithheld) end()
      })
      return xhr
    },
  }
  runSafely(() => encodeApostrophes(jQuery), onError)
  const isReturned = runSafely(() => (returned = jQuery.ajax?.(settings)), onError)
  if (!isReturned && !isSent) return resolve(way.byFetch())
  if (!isSent && isPrevented(returned)) return resolve({ kind: "unreachable", reason: "prevented" })
  if (isJQueryRequest(returned)) {
    returned.fail(end).done(() => {
      isWithheld = onWithheld !== undefined && !isPassedOn
      if (isWithheld) onWithheld?.()
      else end()
    })
  }
  const abort = () => {
    reject(way.signal.reason)
    runSafely(() => (isJQueryRequest(returned) ? returned : xhr)?.abort(), onError)
  }
  way.signal.addEventListener("abort", abort)
  // A handler may have ended the request meanwhile.
  if (way.signal.aborted) abort()
}

/** The settings of a request as the platform's scripts send it. Text around JSON is removed, as they do. */
function createSettings(
  { method, url, body, headers }: HttpRequest,
  { dataType = "json", isForm = false }: Pick<JQueryOptions, "dataType" | "isForm">,
) {
  const data = typeof body === "string" && !isForm ? readFields(body) : body
  const settings = { type: method, url, data, dataType, headers, wc_encode_apostrophes: true }
  if (dataType === "html") return settings
  const dataFilter = (text: unknown) => {
    const json = typeof text === "string" ? parseSurroundedJson(text) : undefined
    return json === undefined ? text : JSON.stringify(json)
  }
  return { ...settings, dataFilter }
}

/** The fields of a form's body, of which jQuery makes the same body; the body itself where a name occurs twice. */
function readFields(body: string): string | object {
  const pairs = [...new URLSearchParams(body)]
  const names = new Set(pairs.map(([name]) => name))
  if (names.size < pairs.length) return body
  const fields = new Map<string, string | Readonly<Record<string, string>>>()
  for (const [name, value] of pairs) {
    // `a[b]` is a member of `a`, where there is no other `a`.
    const [, group = "", key = ""] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(name) ?? []
    const members = fields.get(group)
    if (group === "" || names.has(group)) fields.set(name, value)
    else fields.set(group, { ...(isRecord(members) && members), [key]: value })
  }
  return Object.fromEntries(fields)
}

const encoding = new WeakSet<object>()

/** Has jQuery percent-encode apostrophes where a request's settings ask for it, as the platform's own script does. */
function encodeApostrophes(jQuery: JQueryLike): void {
  if (encoding.has(jQuery)) return
  encoding.add(jQuery)
  jQuery.ajaxPrefilter?.((settings) => {
    if (settings.wc_encode_apostrophes === true && typeof settings.data === "string")
      settings.data = escapeApostrophes(settings.data)
  })
}

function readAnswer(answered: Answered, url: string): HttpAnswer {
  const { status, responseText, responseURL } = answered
  const headers = [...answered.getAllResponseHeaders().matchAll(/^([^:\r\n]+):([^\r\n]*)/gm)]
  return {
    kind: "answer",
    status,
    isOk: status >= 200 && status < 300,
    headers: Object.fromEntries(headers.map(([, name = "", value = ""]) => [name.toLowerCase(), value.trim()])),
    text: responseText,
    // Empty where a script of the page has replaced the request object.
    url: responseURL || url,
  }
}

/** jQuery returns a request that has failed already, versions before 1.8 false, where a handler has prevented it. */
function isPrevented(returned: unknown): boolean {
  return returned === false || (isJQueryRequest(returned) && returned.state() === "rejected")
}

function isJQueryRequest(value: unknown): value is JQueryRequest {
  return isRecord(value) && ["state", "done", "fail", "abort"].every((name) => typeof value[name] === "function")
}

/** Runs `task`, and returns whether it has ended without an error. */
function runSafely(task: () => unknown, onError: (cause: unknown) => void): boolean {
  try {
    task()
    return true
  } catch (cause) {
    onError(cause)
    return false
  }
}
