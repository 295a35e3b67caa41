/** An answer with the headers beyond those of every answer; `mistake` when the request broke the contract. */
export interface StoreAnswer {
  readonly status: number
  readonly body: object
  readonly mistake?: string
  readonly headers?: Readonly<Record<string, string>>
}
