import { Products } from "@ringside/add-to-cart/react"
import { words } from "../words.ts"

/** The figures of the shop. The links of their cards lead to pages of the app. */
export function HomePage() {
  const { kicker, title, lead, list, figures } = words.home
  return (
    <>
      <section className="hero">
        <p className="kicker">{kicker}</p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </section>
      <section aria-labelledby="figures">
        <h2 id="figures" className="rule">
          {list}
        </h2>
        <Products
          className="figures"
          limit={6}
          name={figures}
          renderLink={(props, { id }) => <a {...props} href={`#/figures/${String(id)}`} />}
        />
      </section>
    </>
  )
}
