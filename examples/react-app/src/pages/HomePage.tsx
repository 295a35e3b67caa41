import { Products } from "@ringside/add-to-cart/react"

/** The figures of the shop. The links of their cards lead to pages of the app. */
export function HomePage() {
  return (
    <>
      <section className="hero">
        <p className="kicker">Hand-painted, in short runs</p>
        <h1>Figures with a past, shown one at a time.</h1>
        <p className="lead">
          Each is cast in our workshop, painted over three days, and numbered. When a run is gone, the mould is broken.
        </p>
      </section>
      <section aria-labelledby="figures">
        <h2 id="figures" className="rule">
          In the room now
        </h2>
        <Products
          className="figures"
          limit={6}
          name="Figures"
          renderLink={(props, { id }) => <a {...props} href={`#/figures/${String(id)}`} />}
        />
      </section>
    </>
  )
}
