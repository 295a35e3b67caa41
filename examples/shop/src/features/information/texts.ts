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

const owner = "Esquina Roja Taller, S. L., calle del Cordelero 14, bajo, 01001 Vitoria-Gasteiz"

const es: InformationWords = {
  delivery: {
    title: "Envíos y devoluciones",
    lead: "Cada figura viaja en su caja de madera, sujeta por la peana.",
    sections: [
      {
        heading: "Plazos de envío",
        paragraphs: [
          "Los artículos en stock salen en uno o dos días laborables. A la Península llegan al día siguiente; a las islas y al resto de Europa, en tres a seis días laborables.",
          "Las figuras por encargo salen en unas tres semanas: la última capa necesita diez días para curar.",
        ],
      },
      {
        heading: "Devoluciones",
        paragraphs: [
          "Tienes treinta días desde que recibes una figura para devolverla en su caja. Te devolvemos lo que pagaste, incluido el envío normal.",
          "Si llega rota, escríbenos con una fotografía: la recogemos y la reparamos, o te enviamos otra.",
        ],
      },
    ],
    rates: "Gastos de envío",
    zone: "Destino",
    cost: "Envío",
    freeFrom: "Gratis desde",
  },
  privacy: {
    title: "Privacidad",
    change: "Cambiar mi elección",
    lead: "Guardamos los datos necesarios para preparar, cobrar y enviar tus pedidos y, con tu permiso, algunos más.",
    sections: [
      {
        heading: "Responsable",
        paragraphs: [
          `El responsable de los datos es ${owner}. Nuestro correo está al pie de cada página.`,
          "Usamos los datos de un pedido o de una cuenta para cumplir el contrato y la ley; los demás, con tu permiso.",
        ],
      },
      {
        heading: "Qué guardamos",
        paragraphs: [
          "Para un pedido: tu nombre, tu dirección, tu correo y lo que has comprado, durante los seis años que exige la ley.",
          "Para una cuenta: además, tus direcciones y una contraseña que nadie puede leer. Borramos la cuenta cuando nos lo pides.",
          "Para una opinión: el nombre que escribas y el texto. El correo no se publica.",
        ],
      },
      {
        heading: "Cookies",
        paragraphs: [
          "Usamos cookies para recordar tu cesta, tu sesión y la moneda que has elegido. No usamos cookies de terceros.",
          "Con tu permiso guardamos además de qué página o campaña has venido, cuántas páginas has visto y con qué navegador, y lo apuntamos en tu pedido. Se guarda en cookies que empiezan por «sbjs_» y se borran al cerrar el navegador.",
          "También con tu permiso guardamos el correo que escribes en un formulario, para escribirte si dejas algo en la cesta. Lo borramos dos años después de la última vez que lo escribiste.",
          "Puedes cambiar de opinión cuando quieras. Lo guardado en tu navegador se borra en ese momento.",
        ],
      },
      {
        heading: "Tus derechos",
        paragraphs: ["Escríbenos y te decimos qué datos tuyos guardamos, los corregimos o los borramos."],
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
          `${owner}.`,
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
    title: "Shipping and returns",
    lead: "Every figure travels in its own wooden box, held by the plinth.",
    sections: [
      {
        heading: "Dispatch and shipping",
        paragraphs: [
          "Items in stock are dispatched within one or two working days. They arrive in mainland Spain the day after, and on the islands and in the rest of Europe in three to six working days.",
          "Figures made to order are dispatched in about three weeks: the last coat needs ten days to cure.",
        ],
      },
      {
        heading: "Returns",
        paragraphs: [
          "You have thirty days from the day you receive a figure to return it in its box. We refund what you paid, including standard shipping.",
          "If it arrives broken, write to us with a photograph: we will collect it and repair it, or send you another.",
        ],
      },
    ],
    rates: "Shipping costs",
    zone: "Destination",
    cost: "Shipping",
    freeFrom: "Free from",
  },
  privacy: {
    title: "Privacy",
    change: "Change my choice",
    lead: "We store the data we need to prepare, charge for and send your orders and, with your consent, some more.",
    sections: [
      {
        heading: "Data controller",
        paragraphs: [
          `The controller of your data is ${owner}, Spain. Our email address is at the bottom of every page.`,
          "We use the data of an order or an account to fulfil the contract and the law, and all other data with your consent.",
        ],
      },
      {
        heading: "What we store",
        paragraphs: [
          "For an order: your name, your address, your email address and what you bought, for six years, as required by law.",
          "For an account: your addresses as well, and a password that nobody can read. We delete the account when you ask us to.",
          "For a review: the name you enter and the text. The email address is not published.",
        ],
      },
      {
        heading: "Cookies",
        paragraphs: [
          "We use cookies to remember your basket, your session and the currency you have chosen. We use no third-party cookies.",
          "With your consent we also store which page or campaign you came from, how many pages you have seen and with which browser, and add it to your order. It is stored in cookies that begin with “sbjs_” and are deleted when you close the browser.",
          "Also with your consent, we store the email address that you enter in a form, to write to you if you leave something in the basket. We delete it two years after you last entered it.",
          "You can change your mind at any time. What is stored in your browser is deleted at that moment.",
        ],
      },
      {
        heading: "Your rights",
        paragraphs: ["Write to us and we will tell you what data we hold about you, correct it or delete it."],
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
          `${owner}, Spain.`,
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
