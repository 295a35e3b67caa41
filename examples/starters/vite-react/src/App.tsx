import { Products } from "@ringside/add-to-cart/react"
import { MiniCart } from "@ringside/mini-cart/react"
import { type OwnConfig, RingsideProvider } from "@ringside/ui/react"

const config = { locale: "en-GB", currency: "EUR", storeApi: "/api" } satisfies OwnConfig

/** A shop on one page: what it sells, and the basket. */
export function App() {
  return (
    <RingsideProvider config={config}>
      <main>
        <h1>Paper and cotton</h1>
        <Products name="Paper and cotton" heading={2} images={false} />
        <h2>Basket</h2>
        <MiniCart layout="inline" images={false} />
      </main>
    </RingsideProvider>
  )
}
