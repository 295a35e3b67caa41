/** A request as the double reads it, whichever way it came. */
export interface ServerRequest {
  readonly method: string
  /** Path and query. */
  readonly path: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What the double answers; `cookies` are whole Set-Cookie lines. */
export interface ServerAnswer {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly body: string
}

/** The server's side of one contract; doubles are composed: `[checkout, cart, popups]`. */
export interface ServerDouble {
  /** Answers a request of its contract; null for any other, which the next double may know. */
  handle(request: ServerRequest): Promise<ServerAnswer> | null
}

/** `/en` for the translated language, nothing for the base language. */
export function languagePrefix(path: string): string {
  return /^\/en(?=[/?]|$)/.exec(path)?.[0] ?? ""
}

/** The query of a path. */
export function readQuery(path: string): URLSearchParams {
  return new URLSearchParams(path.split("?")[1] ?? "")
}
