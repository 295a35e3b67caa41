import { RingsideProvider } from "@ringside/ui/react"
import type { Metadata } from "next"
import type { ReactNode } from "react"
import "@ringside/ui/base.css"
import "@ringside/ui/styles.css"
import "@ringside/add-to-cart/react.css"
import "@ringside/mini-cart/react.css"

export const metadata: Metadata = { title: "Three notebooks", icons: "data:," }

/** The Store API is the route in api/wc/store. */
const config = { locale: "en-GB", currency: "EUR", storeApi: "/api" }

/** All pages share one provider, and with it one basket. */
export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>
        <RingsideProvider config={config}>{children}</RingsideProvider>
      </body>
    </html>
  )
}
