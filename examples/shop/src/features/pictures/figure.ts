/** What the shop's database says about a figure's looks. */
export interface Figure {
  readonly kind: "fighter" | "accessory"
  readonly stance: "orthodox" | "southpaw" | "square" | "walkout" | "victory"
  readonly build: "light" | "middle" | "heavy"
  readonly belt: boolean
  readonly palette: PaletteName
  readonly gloves: "boxing" | "open" | "wraps"
  /** The tone of the skin, from 0 (fair) to 6 (deep); the slug decides when silent. */
  readonly skin?: number
  /** Two fighters on one plinth, facing each other; the second differs as another slug's would. */
  readonly isPair?: boolean
  /** Whose body it is; a man's when silent. */
  readonly body?: "man" | "woman"
}

/** The coats that trunks, gloves and robes come in. */
export type PaletteName = "red" | "black" | "white" | "gold" | "green" | "blue"

/** The colour of each coat as it looks on a figure: under the lamps, which make it lighter than it leaves the pot. */
export const paletteColours: Readonly<Record<PaletteName, string>> = {
  red: "#bf1d2b",
  black: "#262220",
  white: "#ece5d6",
  gold: "#b98a2c",
  green: "#1f6f50",
  blue: "#2550a6",
}

/** The photographs of a figure, in the order of their numbers (the first is 1). */
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

/** Widths that srcset asks for, in pixels; pictures are square. */
export const figureWidths = [160, 320, 480, 640, 960, 1280] as const

/** A width that pictures come in. */
export type FigureWidth = (typeof figureWidths)[number]

/** Which picture of whom. */
export interface FigurePicture {
  /** Names the sculpture: the same slug always gives the same hair, skin and pattern. */
  readonly slug: string
  /** Engraved into the plinth. */
  readonly name: string
  readonly figure: Figure
  /** From 1 to 8, see `figureViews`. */
  readonly view: number
}
