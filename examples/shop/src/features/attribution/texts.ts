import type { Texts } from "../../texts/languages.ts"

const es = {
  privacy: {
    title: "Privacidad",
    link: "Privacidad y cookies",
    paragraphs: [
      "La tienda guarda lo que necesita para venderte: tu cesta, tu idioma y, si compras, tu pedido y tus datos de envío.",
      "Con tu permiso guarda además de qué página o campaña has venido, cuántas páginas has visto y con qué navegador, y lo apunta en tu pedido. Eso vive en cookies que empiezan por «sbjs_» y se borran al cerrar el navegador.",
      "También con tu permiso guarda el correo que escribes en un formulario, para escribirte si dejas algo en la cesta. Lo borra dos años después de la última vez.",
      "Puedes cambiar de opinión cuando quieras. Lo guardado en tu navegador se borra en ese momento.",
    ],
    change: "Cambiar mi elección",
  },
  admin: {
    title: "Procedencia",
    lead: "De dónde vienen los pedidos de quienes dieron su permiso. Los cancelados no cuentan.",
    empty: "Todavía no hay pedidos.",
    source: "Fuente",
    medium: "Medio",
    campaign: "Campaña",
    orders: "Pedidos",
    total: "Total",
    unknown: "Sin datos",
    emails: "Correos captados",
    noEmails: "Todavía no se ha captado ningún correo.",
    email: "Correo",
    first: "Primera vez",
    last: "Última vez",
    ofOrder: "De dónde viene",
    fields: {
      source_type: "Tipo",
      referrer: "Página anterior",
      utm_source: "Fuente",
      utm_medium: "Medio",
      utm_campaign: "Campaña",
      utm_content: "Contenido",
      utm_term: "Término",
      session_entry: "Página de entrada",
      session_start_time: "Llegada (UTC)",
      session_pages: "Páginas vistas",
      session_count: "Visitas",
      user_agent: "Navegador",
    } as Readonly<Record<string, string>>,
  },
}

const en: typeof es = {
  privacy: {
    title: "Privacy",
    link: "Privacy and cookies",
    paragraphs: [
      "The shop keeps what it needs to sell to you: your basket, your language and, if you buy, your order and your address.",
      "With your consent it also keeps which page or campaign you came from, how many pages you have seen and with which browser, and notes it on your order. That lives in cookies that begin with “sbjs_” and are deleted when you close the browser.",
      "With your consent, too, it keeps the e-mail address that you type into a form, to write to you if you leave something in the basket. It is deleted two years after the last time.",
      "You can change your mind at any time. What is stored in your browser is deleted at that moment.",
    ],
    change: "Change my choice",
  },
  admin: {
    title: "Sources",
    lead: "Where orders come from, of those who gave their consent. Cancelled ones don’t count.",
    empty: "There are no orders yet.",
    source: "Source",
    medium: "Medium",
    campaign: "Campaign",
    orders: "Orders",
    total: "Total",
    unknown: "No data",
    emails: "Captured e-mail addresses",
    noEmails: "No e-mail address has been captured yet.",
    email: "E-mail",
    first: "First seen",
    last: "Last seen",
    ofOrder: "Where it came from",
    fields: {
      source_type: "Type",
      referrer: "Page before",
      utm_source: "Source",
      utm_medium: "Medium",
      utm_campaign: "Campaign",
      utm_content: "Content",
      utm_term: "Term",
      session_entry: "Entry page",
      session_start_time: "Arrival (UTC)",
      session_pages: "Pages seen",
      session_count: "Visits",
      user_agent: "Browser",
    },
  },
}

/** Words of consent, of the privacy page and of the report. */
export const attributionTexts: Texts<typeof es> = { es, en }
