import { describeFailure } from "../../log/failure.ts"
import type { Shop } from "../../shop.ts"

/**
 * A service that translates texts. The result has one translation per text, in the same order, and "" where there is none. The shop has
 * no service by default, since each one needs a paid key; pass a service to `createShop` to use it.
 */
export type MachineTranslation = (request: {
  readonly texts: readonly string[]
  readonly from: "es"
  readonly to: "en"
}) => Promise<readonly string[]>

declare module "../../shop.ts" {
  interface ShopOptions {
    /** Translates texts that scripts add to pages; without it, people translate them. */
    readonly machineTranslation?: MachineTranslation
  }
}

/** Translates texts by the shop's service. Without a service, or when it fails, there are no translations, and people add them. */
export async function translateByMachine(
  { options: { machineTranslation }, log }: Pick<Shop, "options" | "log">,
  texts: readonly string[],
): Promise<readonly string[]> {
  if (!machineTranslation || texts.length === 0) return []
  try {
    return await machineTranslation({ texts, from: "es", to: "en" })
  } catch (cause) {
    log({ event: "machine-translation-failed", failure: describeFailure(cause) })
    return []
  }
}
