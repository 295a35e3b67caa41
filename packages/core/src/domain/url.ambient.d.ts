/* The only types beyond ECMAScript that a domain may use: every browser and server has both, and the lib "ES2023" doesn't declare them. */
declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | [string, string][])
  append(name: string, value: string): void
  delete(name: string): void
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  set(name: string, value: string): void
  forEach(visit: (value: string, name: string) => void): void
  toString(): string
}
declare class URL {
  constructor(url: string, base?: string)
  hash: string
  host: string
  hostname: string
  href: string
  readonly origin: string
  password: string
  pathname: string
  port: string
  protocol: string
  search: string
  readonly searchParams: URLSearchParams
  username: string
}
