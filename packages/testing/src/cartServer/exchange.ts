/** A request in the double's form, independent of its transport. */
export interface ServerRequest {
  readonly method: string
  /** Path and query. */
  readonly path: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** An answer of the double; `cookies` are whole Set-Cookie lines. */
export interface ServerAnswer {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly body: string
}

/** The server's side of one contract. Doubles are combined as a list: `[checkout, cart, popups]`. */
export interface ServerDouble {
  /** Answers a request of its contract; null for any other, which the next double may answer. */
  handle(request: ServerRequest): Promise<ServerAnswer> | null
}

/** `/en` for the translated language, an empty text for the base language. */
export function languagePrefix(path: string): string {
  return /^\/en(?=[/?]|$)/.exec(path)?.[0] ?? ""
}

/** The query of a path. */
export function readQuery(path: string): URLSearchParams {
  return new URLSearchParams(path.split("?")[1] ?? "")
}
