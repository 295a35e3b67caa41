import type { Texts } from "../../texts/languages.ts"

const es = {
  cart: { text: "La cesta se está abriendo. Si no aparece,", link: "ábrela sin JavaScript." },
  checkout: { text: "El formulario se está abriendo. Si no aparece,", link: "termina la compra sin JavaScript." },
}

const en: typeof es = {
  cart: { text: "Your basket is opening. If it does not appear,", link: "open it without JavaScript." },
  checkout: { text: "The form is opening. If it does not appear,", link: "check out without JavaScript." },
}

/** Texts in a block's host until the block appears. */
export const blockTexts: Texts<typeof es> = { es, en }
