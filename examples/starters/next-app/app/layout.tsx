import type { ReactNode } from "react"
import "@ringside/ui/base.css"
import "@ringside/ui/styles.css"
import "@ringside/add-to-cart/styles.css"
import "@ringside/mini-cart/styles.css"

const config = { locale: "en-GB", currency: "EUR", storeApi: "/api", cart: { url: "/" } }

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <link rel="icon" href="data:," />
        <script
          type="application/json"
          data-ringside-config=""
          dangerouslySetInnerHTML={{ __html: JSON.stringify(config) }}
        />
      </head>
      <body>{children}</body>
    </html>
  )
}
