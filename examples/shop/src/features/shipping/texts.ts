import type { Texts } from "../../texts/languages.ts"

const es = {
  label: {
    first_name: "Nombre",
    last_name: "Apellidos",
    company: "Empresa",
    country: "País o región",
    address_1: "Calle y número",
    address_2: "Piso, puerta",
    city: "Localidad",
    state: "Región",
    postcode: "Código postal",
    phone: "Teléfono",
    email: "Correo electrónico",
  },
  placeholder: { address_1: "Nombre de la calle y número", address_2: "Piso, puerta, escalera (opcional)" },
  part: {
    province: "Provincia",
    county: "Condado",
    state: "Estado",
    canton: "Cantón",
    municipality: "Municipio",
    suburb: "Barrio",
    zip: "Código postal (ZIP)",
    eircode: "Eircode",
  },
  choose: "Elige una opción…",
  required: "obligatorio",
  optional: "opcional",
}

const en: typeof es = {
  label: {
    first_name: "First name",
    last_name: "Last name",
    company: "Company name",
    country: "Country / Region",
    address_1: "Street address",
    address_2: "Apartment, suite, unit, etc.",
    city: "Town / City",
    state: "State / County",
    postcode: "Postcode / ZIP",
    phone: "Phone",
    email: "Email address",
  },
  placeholder: {
    address_1: "House number and street name",
    address_2: "Apartment, suite, unit, etc. (optional)",
  },
  part: {
    province: "Province",
    county: "County",
    state: "State",
    canton: "Canton",
    municipality: "Municipality",
    suburb: "Suburb",
    zip: "ZIP Code",
    eircode: "Eircode",
  },
  choose: "Select an option…",
  required: "required",
  optional: "optional",
}

/** Texts of address forms. */
export const addressTexts: Texts<typeof es> = { es, en }
