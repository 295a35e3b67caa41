/** A figure's appearance, as the shop's database stores it. */
export interface Figure {
  readonly kind: "fighter" | "accessory"
  readonly stance: "orthodox" | "southpaw" | "square" | "walkout" | "victory"
  readonly build: "light" | "middle" | "heavy"
  readonly belt: boolean
  readonly palette: PaletteName
  readonly gloves: "boxing" | "open" | "wraps"
  /** Skin tone from 0 (fair) to 6 (deep). Default: derived from the slug. */
  readonly skin?: number
  /** Two fighters facing each other on one plinth. The second one's details are derived as if from another slug. */
  readonly isPair?: boolean
  /** Default: "man". */
  readonly body?: "man" | "woman"
}

/** Paint colours of trunks, gloves and robes. */
export type PaletteName = "red" | "black" | "white" | "gold" | "green" | "blue"

/** Each paint colour as it appears on a figure: the lighting makes it lighter than the paint itself. */
export const paletteColours: Readonly<Record<PaletteName, string>> = {
  red: "#bf1d2b",
  black: "#262220",
  white: "#ece5d6",
  gold: "#b98a2c",
  green: "#1f6f50",
  blue: "#2550a6",
}

/** The views of a figure, in the order of their numbers, which start at 1. */
export const figureViews = [
  { name_es: "de frente", name_en: "front" },
  { name_es: "de perfil", name_en: "profile" },
  { name_es: "de espaldas", name_en: "back" },
  { name_es: "primer plano", name_en: "close-up" },
  { name_es: "en su caja", name_en: "in its box" },
  { name_es: "junto a una mano", name_en: "beside a hand" },
  { name_es: "pintura alternativa", name_en: "alternate paint" },
  { name_es: "detalle de la peana", name_en: "plinth detail" },
] as const

/** Widths offered in `srcset`, in pixels. Pictures are square. */
export const figureWidths = [160, 320, 480, 640, 960, 1280] as const

/** One of `figureWidths`, in pixels. */
export type FigureWidth = (typeof figureWidths)[number]

/** Identifies one picture of one figure. */
export interface FigurePicture {
  /** Identifies the figure: the same slug always gives the same hair, skin and pattern. */
  readonly slug: string
  /** Engraved into the plinth. */
  readonly name: string
  readonly figure: Figure
  /** From 1 to 8, see `figureViews`. */
  readonly view: number
}
