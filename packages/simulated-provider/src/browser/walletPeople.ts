import { isOptions } from "./checks.ts"

/** An address in the provider's format. */
export interface WalletAddress {
  readonly line1?: string
  readonly line2?: string
  readonly city?: string
  readonly state?: string
  readonly postal_code?: string
  readonly country?: string
}

/** The owner of the simulated wallet. */
export const payer = { name: "Lucía Campana Ruiz", email: "lucia.campana@example.com", phone: "+34 600 000 000" }

/** The addresses in the wallet: a near one, two abroad with redacted postcodes, and a distant one. */
export const walletAddresses: readonly (WalletAddress & { readonly id: string })[] = [
  {
    id: "bilbao",
    ...{ line1: "Calle Mayor 1", line2: "3º B", city: "Bilbao", state: "Bizkaia", postal_code: "48001", country: "ES" },
  },
  {
    id: "las-palmas",
    ...{ line1: "Calle Triana 8", line2: "", city: "Las Palmas", state: "Las Palmas" },
    ...{ postal_code: "35002", country: "ES" },
  },
  {
    id: "berlin",
    ...{ line1: "Torstraße 12", line2: "", city: "Berlin", state: "Berlin", postal_code: "10115", country: "DE" },
  },
  {
    id: "london",
    ...{ line1: "7 Ring Lane", line2: "", city: "London", state: "", postal_code: "SW1A 1AA", country: "GB" },
  },
  {
    id: "toronto",
    ...{
      line1: "12 Canvas Street",
      line2: "",
      city: "Toronto",
      state: "Ontario",
      postal_code: "M5V 2T6",
      country: "CA",
    },
  },
]

/** The part of an address that a wallet shares before the shopper pays. Source: express-checkout §14.1. */
export function redactAddress({ city = "", state = "", postal_code = "", country = "" }: WalletAddress): WalletAddress {
  return { city, state, postal_code: redactPostcode(postal_code, country), country }
}

function redactPostcode(postcode: string, country: string): string {
  if (country === "GB") return `${postcode.split(" ")[0] ?? ""} `
  return country === "CA" ? postcode.slice(0, 3) : postcode
}

/** An address in one line. */
export function formatWalletAddress(address: WalletAddress): string {
  const { line1, line2, postal_code, city, country } = address
  const town = [postal_code, city].filter(Boolean).join(" ")
  return [line1, line2, town, country].filter((part) => part !== undefined && part !== "").join(", ")
}

/** Parses the address that a test passes. */
export function readAddress(value: unknown): WalletAddress {
  const members = isOptions(value) ? Object.entries(value) : []
  return Object.fromEntries(members.filter(([, member]) => typeof member === "string"))
}
