import { useState } from "react"
import { MiniCart } from "../../packages/mini-cart/src/miniCart/ui/MiniCart.tsx"
import { parseRatingSummary } from "../../packages/tabs-reviews/src/domain/index.ts"
import { Reviews } from "../../packages/tabs-reviews/src/reviews/ui/Reviews.tsx"
import { CheckboxField, TextField } from "../../packages/ui/src/index.ts"
import "../../packages/mini-cart/src/miniCart/styles.css"
import "../../packages/mini-cart/src/miniCart/lines.css"
import "../../packages/mini-cart/src/miniCart/foot.css"
import "../../packages/mini-cart/src/miniCart/adaptive.css"

const texts = {
  es: {
    name: "Nombre",
    email: "Correo electrónico",
    wrong: "Introduce un correo electrónico como nombre@ejemplo.com.",
    terms: "He leído y acepto los términos y condiciones.",
    main: "Realizar el pedido",
    other: "Ver la cesta",
  },
  en: {
    name: "First name",
    email: "Email address",
    wrong: "Enter an email address like name@example.com.",
    terms: "I have read and agree to the terms and conditions.",
    main: "Place order",
    other: "View basket",
  },
}

/** A basket, ratings and a form: each kind of part that follows the shared values. */
export function SampleWidgets({ language }: { readonly language: "es" | "en" }) {
  const words = texts[language]
  const [host] = useState(() => document.createElement("div"))
  const [name, setName] = useState("Nuria")
  const [email, setEmail] = useState("nuria@")
  const [isAccepted, setIsAccepted] = useState(true)
  return (
    <>
      <MiniCart
        host={host}
        options={{
          ...{ layout: "inline", side: "end", images: true, quantities: true, express: false, openOnAdd: false },
          freeShipping: true,
          freeShippingFrom: 15_000,
          basketUrl: "#basket",
          checkoutUrl: "#checkout",
          linkText: null,
          walletHeightPx: null,
        }}
      />
      <form className="look-form" noValidate onSubmit={(event) => event.preventDefault()}>
        <TextField id="look-name" name="name" label={words.name} value={name} onInput={setName} isRequired />
        <TextField
          id="look-email"
          name="email"
          type="email"
          label={words.email}
          value={email}
          onInput={setEmail}
          error={email.includes(".") ? null : words.wrong}
          isRequired
        />
        <CheckboxField
          id="look-terms"
          name="terms"
          label={words.terms}
          isChecked={isAccepted}
          onChange={setIsAccepted}
        />
        <p className="look-actions">
          <button className="ringside-button ringside-button-main">{words.main}</button>
          <button type="button" className="ringside-button">
            {words.other}
          </button>
        </p>
      </form>
      <Reviews
        options={{ summary: parseRatingSummary({ average: null, count: null, stars: "12 4 1 0 1" }), link: null }}
      />
    </>
  )
}
