import type { Measures } from "../catalogue/product.ts"
import type { Language } from "../../texts/languages.ts"

/** Formats a weight in kilograms: "0,32 kg". */
export function formatWeight({ weightGrams }: Measures, language: Language): string {
  return `${formatDecimal(weightGrams / 1000, language)} kg`
}

/** Formats length, width and height in centimetres: "9 × 9 × 16,5 cm". */
export function formatSize({ lengthMm, widthMm, heightMm }: Measures, language: Language): string {
  const sides = [lengthMm, widthMm, heightMm].map((sideMm) => formatDecimal(sideMm / 10, language))
  return `${sides.join(" × ")} cm`
}

function formatDecimal(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)
}
