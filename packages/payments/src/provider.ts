/** An element of the provider's in the page: a frame that the shopper types into. */
export interface ProviderElement {
  mount(place: HTMLElement): void
  unmount(): void
  destroy(): void
  on(event: string, listener: (event: unknown) => void): unknown
  update(options: object): void
  focus(): void
}

/** Elements of one payment. */
export interface ProviderElements {
  create(type: "payment", options: object): ProviderElement
  update(options: object): void
  submit(): Promise<unknown>
}

/** As much of the provider's object as cards need. Its answers come from outside, so they are read as such. */
export interface Provider {
  elements(options: object): ProviderElements
  createPaymentMethod(options: object): Promise<unknown>
  handleNextAction(options: { readonly clientSecret: string }): Promise<unknown>
  confirmCardPayment(clientSecret: string): Promise<unknown>
  confirmCardSetup(clientSecret: string): Promise<unknown>
}

/** The function that the provider's script defines. */
export type CreateProvider = (key: string, options: object) => Provider
