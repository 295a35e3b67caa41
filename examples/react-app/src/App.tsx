import { ConsentBanner } from "@ringside/attribution/react"
import { type OwnConfig, RingsideProvider } from "@ringside/ui/react"
import { Footer } from "./Footer.tsx"
import { Header } from "./Header.tsx"
import { BasketPage } from "./pages/BasketPage.tsx"
import { CheckoutPage } from "./pages/CheckoutPage.tsx"
import { FigurePage } from "./pages/FigurePage.tsx"
import { HomePage } from "./pages/HomePage.tsx"
import { usePath } from "./usePath.ts"
import { language } from "./words.ts"

/** The page's config. Without `storeApi`, the Store API is where WooCommerce has it: /wp-json/wc/store. */
const config = {
  locale: { en: "en-GB", es: "es-ES" }[language],
  currency: "EUR",
  cart: { url: "#/basket", checkoutUrl: "#/checkout" },
  newsletter: { address: "/newsletter" },
  // Nothing is counted or stored before the shopper answers.
  consent: { type: "optin" },
} satisfies OwnConfig

/** A shop of four pages, which share one basket. */
export function App() {
  return (
    <RingsideProvider config={config}>
      <ConsentBanner />
      <Header />
      <main>
        <Page />
      </main>
      <Footer />
    </RingsideProvider>
  )
}

function Page() {
  const path = usePath()
  const figure = /^\/figures\/(\d+)$/.exec(path)?.[1]
  if (figure !== undefined) return <FigurePage id={Number(figure)} />
  if (path === "/basket") return <BasketPage />
  return path === "/checkout" ? <CheckoutPage /> : <HomePage />
}
