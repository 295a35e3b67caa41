import type { Scope } from "@ringside/core"
import type { UnknownRecord } from "@ringside/core/domain"
import { postTracks } from "@ringside/payments"
import { createTracksFields, selectTrackEvent } from "@ringside/payments/domain"
import { readAjaxUrl, readContext, readTracksNonce } from "../settings.ts"

const loadDelayMs = 1000

/** Tracks shown and clicked buttons. Failures are ignored, and nothing waits for it. Source: express-checkout contract §4.6. */
export interface WalletTracking {
  /** Tracks a wallet's button once it has been shown for a second. */
  load(wallets: readonly string[]): void
  /** Tracks a click on a wallet's button. */
  click(wallet: string): void
}

/** Creates the tracking of a place; it ends with its scope. */
export function createWalletTracking(
  { page, signal, after }: Scope,
  readConfig: () => UnknownRecord | null,
): WalletTracking {
  const waiting = new Map<string, () => void>()
  const send = (name: string | null) => {
    const config = readConfig()
    if (name === null || config === null || signal.aborted) return
    const nonce = readTracksNonce(page, config)
    if (nonce === "") return
    postTracks(
      page,
      readAjaxUrl(page, config),
      createTracksFields({ nonce, event: name, props: { source: readContext(config) } }),
    )
  }
  return {
    load(wallets) {
      for (const wallet of wallets) {
        const name = selectTrackEvent("load", wallet)
        if (name === null) continue
        waiting.get(name)?.()
        waiting.set(
          name,
          after(loadDelayMs, () => send(name)),
        )
      }
    },
    click: (wallet) => send(selectTrackEvent("click", wallet)),
  }
}
