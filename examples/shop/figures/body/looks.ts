import type { Figure, PaletteName } from "../../src/features/pictures/figure.ts"
import { type Chance, pick } from "../random.ts"
import type { Haircut } from "./head.ts"

/** The colours that a figure is painted in. */
interface Coats {
  readonly main: string
  readonly trim: string
  readonly glove: string
  readonly boot: string
}

/** The features by which fighters differ. */
export interface Looks {
  readonly skin: string
  readonly hair: string
  readonly cut: Haircut
  /** How long the beard is; undefined for a shaven face. */
  readonly beard: number | undefined
  readonly tattoo: "none" | "bands" | "sleeve"
  readonly trunks: "plain" | "stripe" | "panel" | "hoops"
  readonly coats: Coats
}

const coats: Record<PaletteName, Coats> = {
  red: { main: "#8c1017", trim: "#e9dfca", glove: "#94121a", boot: "#1a1614" },
  black: { main: "#1b1918", trim: "#c9a24a", glove: "#1f1c1b", boot: "#171514" },
  white: { main: "#e6dfd0", trim: "#a3121a", glove: "#e2dac9", boot: "#e2dccf" },
  gold: { main: "#94691c", trim: "#191615", glove: "#8f661f", boot: "#191615" },
  green: { main: "#14503a", trim: "#e8dec8", glove: "#15523c", boot: "#1a1815" },
  blue: { main: "#173a7a", trim: "#e8e2d6", glove: "#183c80", boot: "#e0d9cc" },
}

/** The second paint that a figure is offered in. */
const alternates: Record<PaletteName, PaletteName> = {
  red: "blue",
  black: "white",
  white: "black",
  gold: "green",
  green: "gold",
  blue: "red",
}

/** From fair to deep. */
const skins = ["#dca684", "#cd9771", "#b97d55", "#9c6440", "#7d4c30", "#643c27", "#503020"] as const

/** The looks that a slug always gives. */
export function createLooks(chance: Chance, figure: Figure, isAlternate: boolean): Looks {
  const { palette, body } = figure
  const isWoman = body === "woman"
  const tone = figure.skin ?? Math.floor(chance("skin") * skins.length)
  const skin = skins[tone] ?? skins[2]
  const cuts: readonly [Haircut, ...Haircut[]] = isWoman
    ? ["braids", "ponytail", "topknot", "braids"]
    : ["shaved", "cropped", "crest", "topknot", "curls", "cropped", "shaved"]
  const hair = tone > 2 ? "#16100d" : pick(chance, "hair", ["#1a120e", "#2c1c12", "#4a2d18", "#7a3f1c", "#8d6a3a"])
  return {
    skin,
    hair,
    cut: pick(chance, "cut", cuts),
    beard: isWoman || chance("beard") < 0.55 ? undefined : chance("beard length") * 0.12,
    tattoo: pick(chance, "tattoo", ["none", "none", "bands", "sleeve"]),
    trunks: pick(chance, "trunks", ["plain", "stripe", "panel", "hoops", "stripe"]),
    coats: coats[isAlternate ? alternates[palette] : palette],
  }
}
