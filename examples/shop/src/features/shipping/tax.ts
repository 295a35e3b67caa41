/** The tax at one place. 2100 hundredths are 21 %. */
export interface TaxRate {
  readonly name: string
  readonly percentHundredths: number
}

/** The tax that is included in catalogue prices: that of the shop's country. */
const pricesHoldHundredths = 2100

/** The tax that is included in an amount, in whole minor units. */
export function taxIn(amountMinor: number, percentHundredths: number): number {
  return amountMinor - Math.round((amountMinor * 10_000) / (10_000 + percentHundredths))
}

/** Converts a catalogue price to a place with another tax: the net price stays the same. Amounts are minor units. */
export function priceWithTax(catalogueMinor: number, percentHundredths: number): number {
  if (percentHundredths === pricesHoldHundredths) return catalogueMinor
  return Math.round((catalogueMinor * (10_000 + percentHundredths)) / (10_000 + pricesHoldHundredths))
}
