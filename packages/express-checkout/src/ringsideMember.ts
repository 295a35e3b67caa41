/** `ringside.express`: changes the data that wallet buttons send. */
export interface ExpressApi {
  /**
   * Adds functions, each alone or in a list: `mapLineItems(lines, cart)` returns the lines of a sheet, `addItemData(body)` the body of the
   * request that adds a product to its cart, `orderExtensions(extensions)` the extension data of an order. Resolves when they are stored.
   */
  extend(extension: {
    readonly mapLineItems?: ExpressFunction | readonly ExpressFunction[]
    readonly addItemData?: ExpressFunction | readonly ExpressFunction[]
    readonly orderExtensions?: ExpressFunction | readonly ExpressFunction[]
  }): Promise<void>
}

/** Receives the value that would be used and returns its replacement; a function that throws is skipped. */
export type ExpressFunction = (value: never, context: never) => unknown
