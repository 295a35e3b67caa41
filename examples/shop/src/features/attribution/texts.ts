import type { Texts } from "../../texts/languages.ts"

const es = {
  admin: {
    title: "Procedencia",
    lead: "Pedidos por fuente y campaña. Los que no tienen consentimiento aparecen como «Sin datos»; los cancelados y los fallidos no cuentan.",
    empty: "Todavía no hay pedidos.",
    source: "Fuente",
    medium: "Medio",
    campaign: "Campaña",
    orders: "Pedidos",
    total: "Total",
    unknown: "Sin datos",
    emails: "Correos recogidos",
    noEmails: "Todavía no se ha recogido ningún correo.",
    email: "Correo",
    first: "Primera vez",
    last: "Última vez",
    ofOrder: "Procedencia del pedido",
    fields: {
      source_type: "Tipo",
      referrer: "Página de referencia",
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
    lead: "Orders by source and campaign. Orders without consent are listed as “No data”; cancelled and failed orders are not counted.",
    empty: "There are no orders yet.",
    source: "Source",
    medium: "Medium",
    campaign: "Campaign",
    orders: "Orders",
    total: "Total",
    unknown: "No data",
    emails: "Captured email addresses",
    noEmails: "No email address has been captured yet.",
    email: "Email",
    first: "First seen",
    last: "Last seen",
    ofOrder: "Source of the order",
    fields: {
      source_type: "Type",
      referrer: "Referrer",
      utm_source: "Source",
      utm_medium: "Medium",
      utm_campaign: "Campaign",
      utm_content: "Content",
      utm_term: "Term",
      session_entry: "Entry page",
      session_start_time: "Arrival (UTC)",
      session_pages: "Pages viewed",
      session_count: "Visits",
      user_agent: "Browser",
    },
  },
}

/** Texts of the report. */
export const attributionTexts: Texts<typeof es> = { es, en }
