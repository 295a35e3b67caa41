/** A tax as it is due at one place. 2100 hundredths are 21 %. */
export interface TaxRate {
  readonly name: string
  readonly percentHundredths: number
}

/** What the catalogue's prices hold: the tax of the place where the shop is. */
const pricesHoldHundredths = 2100

/** The tax inside an amount, rounded to whole minor units. */
export function taxIn(amountMinor: number, percentHundredths: number): number {
  return amountMinor - Math.round((amountMinor * 10_000) / (10_000 + percentHundredths))
}

/** What a price of the catalogue is where another tax is due: the net price stays the same. */
export function priceWithTax(catalogueMinor: number, percentHundredths: number): number {
  if (percentHundredths === pricesHoldHundredths) return catalogueMinor
  return Math.round((catalogueMinor * (10_000 + percentHundredths)) / (10_000 + pricesHoldHundredths))
}
