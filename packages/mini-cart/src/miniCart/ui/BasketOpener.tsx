import { usePage } from "@ringside/ui"
import { useEffect, useState } from "react"
import { findOpener } from "../findOpener.ts"
import { BasketButton } from "./BasketButton.tsx"
import { HostOpener } from "./HostOpener.tsx"
import type { OpenerProps } from "./openerProps.ts"

interface BasketOpenerProps extends OpenerProps {
  readonly hook: HTMLElement
  readonly linkText: string | null
}

/** Opens the basket: the hook's own link, button or picture where it has one, else a button of ours. */
export function BasketOpener({ hook, linkText, ...opener }: BasketOpenerProps) {
  const page = usePage()
  const [element, setElement] = useState(() => findOpener(page, hook))
  // The shop prints its header again with each new basket.
  useEffect(() => page.onScan(() => setElement(findOpener(page, hook))), [page, hook])
  return element ? (
    <HostOpener key="host" {...opener} hook={hook} element={element} />
  ) : (
    <BasketButton {...opener} linkText={linkText} />
  )
}
