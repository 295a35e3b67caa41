import type { Texts } from "../../texts/languages.ts"

const es = {
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

/** Texts of the report. */
export const attributionTexts: Texts<typeof es> = { es, en }
