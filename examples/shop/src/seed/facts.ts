import type { Fact, Measures } from "../features/catalogue/product.ts"
import type { Language } from "../texts/languages.ts"

type Facts = Readonly<Record<Language, readonly Fact[]>>

const divisions = {
  feather: { es: "Peso pluma", en: "Featherweight" },
  middle: { es: "Peso medio", en: "Middleweight" },
  heavy: { es: "Peso pesado", en: "Heavyweight" },
} as const

/** The facts that each fighter's page lists, in both languages, and the figure's measures. `heightCm` excludes the plinth. */
export function fighterFacts(figure: {
  readonly division: keyof typeof divisions
  readonly heightCm: number
  readonly hours: number
  readonly edition: number
}): Facts & { readonly measures: Measures } {
  const { heightCm, hours, edition } = figure
  const division = divisions[figure.division]
  return {
    measures: fighterMeasures(heightCm),
    es: [
      { label: "División", value: division.es },
      { label: "Altura", value: `${String(heightCm)} cm, sin la peana` },
      { label: "Material", value: "Resina y metal blanco" },
      { label: "Pintado", value: `A mano, unas ${String(hours)} horas` },
      { label: "Edición", value: `${String(edition)} piezas numeradas` },
    ],
    en: [
      { label: "Division", value: division.en },
      { label: "Height", value: `${String(heightCm)} cm, without the plinth` },
      { label: "Material", value: "Resin and white metal" },
      { label: "Painted", value: `By hand, about ${String(hours)} hours` },
      { label: "Edition", value: `${String(edition)} numbered pieces` },
    ],
  }
}

/**
 * The weight and size of a figure on its plinth. The plinth's sides are three fifths of the figure's height, and the plinth adds a tenth to
 * the height. A figure of 15 cm weighs 320 g; the weight grows with the cube of the height.
 */
export function fighterMeasures(heightCm: number): Measures {
  const plinthMm = Math.round(heightCm * 6)
  const weightGrams = Math.round((320 * (heightCm / 15) ** 3) / 10) * 10
  return { weightGrams, lengthMm: plinthMm, widthMm: plinthMm, heightMm: Math.round(heightCm * 11) }
}
