import { useBlockTexts } from "../shared/texts.ts"
import { walletIds } from "./useWalletPlace.ts"

/** Where the wallet buttons are drawn, and the line below them, which their code shows together with the buttons. */
export function WalletPlace() {
  const translate = useBlockTexts()
  return (
    <>
      <div id={walletIds.buttons} />
      <p id={walletIds.line} className="ringside-order-separator" hidden>
        {translate("orPayBelow")}
      </p>
    </>
  )
}
