import { describeFailure } from "../../log/failure.ts"
import type { Log } from "../../log/log.ts"

/**
 * A service that translates texts. The result has one translation per text, in the same order, and "" where there is none. The shop has
 * no service by default, since each one needs a paid key; pass a service to `createShop` to use it.
 */
export type MachineTranslation = (request: {
  readonly texts: readonly string[]
  readonly from: "es"
  readonly to: "en"
}) => Promise<readonly string[]>

interface MachineTranslator {
  readonly machineTranslation: MachineTranslation | undefined
  readonly log: Log
}

/** Translates texts by the shop's service. Without a service, or when it fails, there are no translations, and people add them. */
export async function translateByMachine(
  { machineTranslation, log }: MachineTranslator,
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
