/** The states, counties or provinces of a country: names by code. */
export type States = Readonly<Record<string, string>>

// "CODE Name|CODE Name" is short, and still easy to read and check.
const lists = {
  ES: "C A Coruña|VI Araba/Álava|AB Albacete|A Alicante|AL Almería|O Asturias|AV Ávila|BA Badajoz|PM Baleares|B Barcelona|BU Burgos|CC Cáceres|CA Cádiz|S Cantabria|CS Castellón|CE Ceuta|CR Ciudad Real|CO Córdoba|CU Cuenca|GI Girona|GR Granada|GU Guadalajara|SS Gipuzkoa|H Huelva|HU Huesca|J Jaén|LO La Rioja|GC Las Palmas|LE León|L Lleida|LU Lugo|M Madrid|MA Málaga|ML Melilla|MU Murcia|NA Navarra|OR Ourense|P Palencia|PO Pontevedra|SA Salamanca|TF Santa Cruz de Tenerife|SG Segovia|SE Sevilla|SO Soria|T Tarragona|TE Teruel|TO Toledo|V Valencia|VA Valladolid|BI Bizkaia|ZA Zamora|Z Zaragoza",
  DE: "DE-BW Baden-Württemberg|DE-BY Bayern|DE-BE Berlin|DE-BB Brandenburg|DE-HB Bremen|DE-HH Hamburg|DE-HE Hessen|DE-MV Mecklenburg-Vorpommern|DE-NI Niedersachsen|DE-NW Nordrhein-Westfalen|DE-RP Rheinland-Pfalz|DE-SL Saarland|DE-SN Sachsen|DE-ST Sachsen-Anhalt|DE-SH Schleswig-Holstein|DE-TH Thüringen",
  CA: "AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon Territory",
  AU: "ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia",
  US: "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AA Armed Forces (AA)|AE Armed Forces (AE)|AP Armed Forces (AP)",
} as const

// Addresses in these countries have no state.
const none = ["AT", "BE", "CY", "CZ", "DK", "EE", "FI", "FR", "LU", "MT", "NL", "NO", "PL", "PT", "SE", "SI", "SK"]

/**
 * The states of each country, as the platform prints them: a list to choose from, or an empty one if addresses have no state. In a country
 * that is missing, the state is typed.
 */
export const statesByCountry: ReadonlyMap<string, States> = new Map([
  ...Object.entries(lists).map(([country, list]) => [country, parseList(list)] as const),
  ...none.map((country) => [country, {}] as const),
])

/** The name of a state; an unknown code is returned as it is. */
export function stateName(country: string, state: string): string {
  const states = statesByCountry.get(country)
  return states && Object.hasOwn(states, state) ? (states[state] ?? state) : state
}

/** The code of a state from its code or name; "" if the country doesn't have it. In countries without a list, the text as it is. */
export function stateCode(country: string, state: string): string {
  const states = statesByCountry.get(country)
  const wanted = state.trim()
  if (!states) return wanted
  const found = Object.entries(states).find(([code, name]) =>
    [code, name].some((word) => word.toLowerCase() === wanted.toLowerCase()),
  )
  return found?.[0] ?? ""
}

function parseList(list: string): States {
  return Object.fromEntries(
    list.split("|").map((entry) => {
      const space = entry.indexOf(" ")
      return [entry.slice(0, space), entry.slice(space + 1)]
    }),
  )
}
