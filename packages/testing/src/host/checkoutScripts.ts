import { createCheckoutSettings } from "../checkoutServer/index.ts"
import type { PrintedSettings } from "../cardHost/index.ts"
import { formatNonce, type HostState } from "./hostSettings.ts"

interface CheckoutPage {
  readonly nonce: string
  readonly prefix: string
  readonly checkout: { readonly nonce: string } | undefined
  readonly cardSettings: PrintedSettings | undefined
  /** Whether only the payment plugin's script was removed. */
  readonly isCardScriptOut?: boolean | undefined
}

/** The scripts and settings of a checkout page of `state`, beside those of all pages. */
export function formatCheckoutScripts(
  state: HostState,
  { nonce, prefix, checkout, cardSettings, isCardScriptOut = false }: CheckoutPage,
): string {
  if (state === 3 || !checkout) return ""
  const globals = Object.entries({ ...createCheckoutSettings(checkout.nonce), ...cardSettings }).map(
    ([name, value]) => `var ${name} = ${JSON.stringify(value).replaceAll('"/en/', `"${prefix}/`)};`,
  )
  const inline = `<script${formatNonce(nonce)}>${globals.join("\n")}</script>`
  if (state === 2) return inline
  const scripts = [
    "woocommerce",
    "wc-checkout",
    ...(cardSettings && !isCardScriptOut ? ["wcpay-upe-checkout"] : []),
  ].map((handle) => `<script src="/host/${handle}.js" id="${handle}-js"${formatNonce(nonce)}></script>`)
  return [inline, ...scripts].join("\n")
}
