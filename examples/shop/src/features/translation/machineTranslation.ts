/**
 * A service that translates texts: the answer has one for each, in their order, "" where it has none. The shop has none by default, since
 * each service wants a key and money; whoever adds one hands it to `createShop`.
 */
export type MachineTranslation = (request: {
  readonly texts: readonly string[]
  readonly from: "es"
  readonly to: "en"
}) => Promise<readonly string[]>
