import { isRecord } from "@ringside/core/domain"

/** The state of the buttons. `total` is in the provider's units; the rest comes from the provider's events. */
export interface VisibilityInput {
  readonly total: number
  readonly ready?: boolean | undefined
  readonly availablePaymentMethods?: object | null | undefined
  readonly loadError?: unknown
  /** Whether the provider's own wallet is shown above the separator, too. */
  readonly hasPlatformWallet?: boolean | undefined
}

/** Whether the buttons and the separator below them are shown. Source: express-checkout §2 steps 4 to 7. */
export interface Visibility {
  readonly container: boolean
  readonly separator: boolean
}

/** The container is shown before the provider is ready, because the provider can't measure a hidden one. Source: express-checkout §2. */
export function selectVisibility(input: VisibilityInput | null): Visibility {
  if (!input || !(input.total > 0)) return { container: false, separator: false }
  const hasPlatformWallet = input.hasPlatformWallet === true
  if (input.loadError) return { container: false, separator: hasPlatformWallet }
  if (input.ready !== true) return { container: true, separator: hasPlatformWallet }
  const methods = isRecord(input.availablePaymentMethods) ? Object.values(input.availablePaymentMethods) : []
  const hasWallet = methods.some(Boolean)
  return { container: hasWallet, separator: hasWallet || hasPlatformWallet }
}
