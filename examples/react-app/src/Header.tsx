import { MiniCart } from "@ringside/mini-cart/react"
import { LanguageSwitcher } from "@ringside/translation/react"
import { usePath } from "./usePath.ts"
import { words } from "./words.ts"

/** The name of the shop, its languages, and the basket behind a button of the app's own. */
export function Header() {
  const path = usePath()
  const links = [
    { language: "en", name: "English", url: `?lang=en#${path}` },
    { language: "es", name: "Español", url: `?lang=es#${path}` },
  ]
  return (
    <header className="bar">
      <a className="name" href="#/">
        The Second Room
      </a>
      <LanguageSwitcher className="bar-languages" links={links} />
      <MiniCart
        layout="drawer"
        renderOpener={(props, { count }) => (
          // Its own words name it.
          <button {...props} className="bag" aria-label={undefined}>
            {words.basket} <span className="bag-count">{count ?? "–"}</span>
          </button>
        )}
      >
        <a className="bag" href="#/basket">
          {words.basket}
        </a>
      </MiniCart>
    </header>
  )
}
