import type { Fact } from "../catalogue/product.ts"
import type { Language } from "../texts/languages.ts"

type Facts = Readonly<Record<Language, readonly Fact[]>>

const divisions = {
  feather: { es: "Peso pluma", en: "Featherweight" },
  middle: { es: "Peso medio", en: "Middleweight" },
  heavy: { es: "Peso pesado", en: "Heavyweight" },
} as const

/** What every figure of a fighter says of itself, in both languages. `heightCm` is measured without the plinth. */
export function fighterFacts(figure: {
  readonly division: keyof typeof divisions
  readonly heightCm: number
  readonly hours: number
  readonly edition: number
}): Facts {
  const { heightCm, hours, edition } = figure
  const division = divisions[figure.division]
  return {
    es: [
      { label: "División", value: division.es },
      { label: "Altura", value: `${String(heightCm)} cm, sin la peana` },
      { label: "Material", value: "Resina y metal blanco" },
      { label: "Pintura", value: `A mano, unas ${String(hours)} horas` },
      { label: "Edición", value: `${String(edition)} piezas numeradas` },
    ],
    en: [
      { label: "Division", value: division.en },
      { label: "Height", value: `${String(heightCm)} cm, without the plinth` },
      { label: "Material", value: "Resin and white metal" },
      { label: "Paint", value: `By hand, about ${String(hours)} hours` },
      { label: "Edition", value: `${String(edition)} numbered pieces` },
    ],
  }
}
