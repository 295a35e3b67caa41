/**
 * A service that translates texts. The result has one translation per text, in the same order, and "" where there is none. The shop has
 * no service by default, since each one needs a paid key; pass a service to `createShop` to use it.
 */
export type MachineTranslation = (request: {
  readonly texts: readonly string[]
  readonly from: "es"
  readonly to: "en"
}) => Promise<readonly string[]>
