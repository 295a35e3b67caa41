import type { Figure, PaletteName } from "../features/pictures/figure.ts"
import { fighterMeasures } from "./facts.ts"
import type { SeedVariation } from "./shape.ts"

const paints: readonly { readonly value: string; readonly palette: PaletteName }[] = [
  { value: "roja", palette: "red" },
  { value: "negra", palette: "black" },
  { value: "blanca", palette: "white" },
  { value: "azul", palette: "blue" },
  { value: "dorada", palette: "gold" },
  { value: "verde", palette: "green" },
]

const hands: readonly { readonly value: string; readonly gloves: Figure["gloves"] }[] = [
  { value: "guantes", gloves: "boxing" },
  { value: "abiertas", gloves: "open" },
  { value: "vendas", gloves: "wraps" },
]

/** The surcharge for gold paint, on every figure. */
const goldMinor = 1000

/**
 * Variations with every paint and every pair of hands, in both scales: more than a page contains, so its script requests the chosen one.
 * Two of the large ones are sold out.
 */
export function paintedToOrder(own: {
  readonly palette: PaletteName
  readonly gloves: Figure["gloves"]
  readonly regularMinor: number
  readonly heightCm: number
}): readonly SeedVariation[] {
  return paints.flatMap((paint, row) =>
    hands.flatMap((hand, column) => {
      const look = {
        ...(paint.palette !== own.palette && { palette: paint.palette }),
        ...(hand.gloves !== own.gloves && { gloves: hand.gloves }),
      }
      const choices = { pintura: paint.value, manos: hand.value }
      const code = `${paint.value.charAt(0)}${hand.value.charAt(0)}`.toUpperCase()
      const regularMinor = own.regularMinor + (paint.palette === "gold" ? goldMinor : 0)
      return [
        { suffix: `${code}12`, choices: { ...choices, escala: "1-12" }, regularMinor, stock: 4 + row + column, look },
        {
          suffix: `${code}06`,
          choices: { ...choices, escala: "1-6" },
          regularMinor: regularMinor + 6000,
          stock: row === column + 1 && column < 2 ? 0 : 2,
          measures: fighterMeasures(own.heightCm * 2),
          look,
        },
      ]
    }),
  )
}
