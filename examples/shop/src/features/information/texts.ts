import type { Texts } from "../../texts/languages.ts"

/** The texts of a page: its title, an introduction of one sentence, and its sections. */
export interface TextPage {
  readonly title: string
  readonly lead: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

interface InformationWords {
  readonly delivery: TextPage & {
    readonly rates: string
    readonly zone: string
    readonly cost: string
    readonly freeFrom: string
  }
  /** `change` is the link to the consent banner. */
  readonly privacy: TextPage & { readonly change: string }
  readonly legalNotice: TextPage
}

const es: InformationWords = {
  delivery: {
    title: "Envíos y devoluciones",
    lead: "Cada figura viaja en su caja de madera, sujeta por la peana.",
    sections: [
      {
        heading: "Cuándo sale",
        paragraphs: [
          "Lo que está en el taller sale en uno o dos días laborables. A la Península llega al día siguiente; a las islas y al resto de Europa, en tres a seis días laborables.",
          "Lo que pintamos por encargo sale en unas tres semanas: la última capa necesita diez días para curar.",
        ],
      },
      {
        heading: "Cómo vuelve",
        paragraphs: [
          "Tienes treinta días desde que la recibes para devolverla, en su caja. Te devolvemos lo que pagaste, también el envío normal.",
          "Si llega rota, escríbenos con una fotografía: la recogemos y reparamos la figura, o te enviamos otra.",
        ],
      },
    ],
    rates: "Lo que cuesta",
    zone: "Destino",
    cost: "Envío",
    freeFrom: "Gratis desde",
  },
  privacy: {
    title: "Privacidad",
    change: "Cambiar mi elección",
    lead: "Guardamos lo que hace falta para hacer, cobrar y enviar una figura. Nada más.",
    sections: [
      {
        heading: "Qué guardamos",
        paragraphs: [
          "De un pedido: tu nombre, tu dirección, tu correo y lo que has comprado, durante los seis años que pide la ley.",
          "De una cuenta: además, tus direcciones y una contraseña que nadie puede leer. La cuenta se borra cuando lo pidas.",
          "De una opinión: el nombre que escribas y el texto. El correo no se publica.",
        ],
      },
      {
        heading: "Cookies",
        paragraphs: [
          "Usamos las que recuerdan tu cesta, tu sesión y la moneda que has elegido. No hay cookies de terceros.",
          "Con tu permiso guardamos además de qué página o campaña has venido, cuántas páginas has visto y con qué navegador, y lo apuntamos en tu pedido. Eso vive en cookies que empiezan por «sbjs_» y se borran al cerrar el navegador.",
          "También con tu permiso guardamos el correo que escribes en un formulario, para escribirte si dejas algo en la cesta. Lo borramos dos años después de la última vez.",
          "Puedes cambiar de opinión cuando quieras. Lo guardado en tu navegador se borra en ese momento.",
        ],
      },
      {
        heading: "Tus derechos",
        paragraphs: ["Escríbenos y te decimos qué tenemos de ti, lo corregimos o lo borramos."],
      },
    ],
  },
  legalNotice: {
    title: "Aviso legal",
    lead: "Quién está detrás de esta tienda.",
    sections: [
      {
        heading: "Titular",
        paragraphs: [
          "Esquina Roja Taller, S. L., calle del Cordelero 14, bajo, 01001 Vitoria-Gasteiz.",
          "La empresa es tan inventada como sus luchadores: esta tienda es un ejemplo y no vende nada.",
        ],
      },
      {
        heading: "Textos e imágenes",
        paragraphs: ["Las figuras, sus nombres y sus historias se han dibujado y escrito para esta tienda."],
      },
    ],
  },
}

const en: InformationWords = {
  delivery: {
    title: "Delivery and returns",
    lead: "Every figure travels in its own wooden box, held by the plinth.",
    sections: [
      {
        heading: "When it leaves",
        paragraphs: [
          "What stands in the workshop leaves within one or two working days. Mainland Spain has it the day after, the islands and the rest of Europe in three to six working days.",
          "What we paint to order leaves in about three weeks: the last coat needs ten days to cure.",
        ],
      },
      {
        heading: "How it comes back",
        paragraphs: [
          "You have thirty days from the day you receive it to return it, in its box. We pay back what you paid, standard shipping included.",
          "If it arrives broken, write to us with a photograph: we collect it and repair the figure, or send you another.",
        ],
      },
    ],
    rates: "What it costs",
    zone: "Destination",
    cost: "Shipping",
    freeFrom: "Free from",
  },
  privacy: {
    title: "Privacy",
    change: "Change my choice",
    lead: "We keep what it takes to make, charge for and send a figure. Nothing else.",
    sections: [
      {
        heading: "What we keep",
        paragraphs: [
          "Of an order: your name, your address, your e-mail address and what you bought, for the six years that the law asks for.",
          "Of an account: your addresses as well, and a password that nobody can read. We delete the account when you ask us to.",
          "Of a review: the name you write and the text. The e-mail address is not published.",
        ],
      },
      {
        heading: "Cookies",
        paragraphs: [
          "We use those that remember your basket, your session and the currency that you have chosen. There are none of third parties.",
          "With your consent we also keep which page or campaign you came from, how many pages you have seen and with which browser, and note it on your order. That lives in cookies that begin with “sbjs_” and are deleted when you close the browser.",
          "With your consent, too, we keep the e-mail address that you type into a form, to write to you if you leave something in the basket. It is deleted two years after the last time.",
          "You can change your mind at any time. What is stored in your browser is deleted at that moment.",
        ],
      },
      {
        heading: "Your rights",
        paragraphs: ["Write to us, and we tell you what we have about you, correct it or delete it."],
      },
    ],
  },
  legalNotice: {
    title: "Legal notice",
    lead: "Who is behind this shop.",
    sections: [
      {
        heading: "Owner",
        paragraphs: [
          "Esquina Roja Taller, S. L., calle del Cordelero 14, 01001 Vitoria-Gasteiz, Spain.",
          "The company is as invented as its fighters: this shop is an example and sells nothing.",
        ],
      },
      {
        heading: "Words and pictures",
        paragraphs: ["The figures, their names and their stories were drawn and written for this shop."],
      },
    ],
  },
}

/** Texts of the delivery, privacy and legal pages. */
export const informationTexts: Texts<InformationWords> = { es, en }
