import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { type Figure, type FigurePicture, figureViews } from "../../src/features/pictures/figure.ts"
import { drawPicture } from "./picture.ts"

const figure: Figure = {
  kind: "fighter",
  stance: "orthodox",
  build: "middle",
  belt: true,
  palette: "red",
  gloves: "boxing",
}
const picture: FigurePicture = { slug: "la-roca", name: "La Roca", figure, view: 1 }

/** Modelled for a stamp, which is enough to prove a drawing and a hundred times faster. */
const draw = (change: Partial<FigurePicture>) => drawPicture({ ...picture, ...change }, 160, 110)

const drawn = new Map<string, string>()

const stances = ["orthodox", "southpaw", "square", "walkout", "victory"] as const
const looks: readonly (readonly [string, Partial<FigurePicture>])[] = [
  ...stances.map((stance) => [stance, { figure: { ...figure, stance } }] as const),
  ...figureViews.map(({ name_en }, n) => [name_en, { view: n + 1 }] as const),
  ...(["light", "heavy"] as const).map((build) => [build, { figure: { ...figure, build, body: "woman" } }] as const),
  ...(["open", "wraps"] as const).map((gloves) => [gloves, { figure: { ...figure, gloves } }] as const),
  ["a pair", { figure: { ...figure, isPair: true } }],
  ...["peana", "campana-de-cristal", "mini-ring", "vitrina", "set-de-pinturas"].map(
    (slug) => [slug, { slug, figure: { ...figure, kind: "accessory" } }] as const,
  ),
]

describe("drawPicture", () => {
  it.each(looks)("draws a whole picture: %s", async (words, change) => {
    const svg = await draw(change)
    drawn.set(words, svg)
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    expect(svg.match(/<path fill="#/g)?.length).toBeGreaterThan(100)
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: "svg", width: 160, height: 160 })
  })

  it("draws the same sculpture for the same slug, and another for another", async () => {
    expect(await draw({})).toBe(await draw({}))
    expect(await draw({ slug: "el-faro" })).not.toBe(await draw({}))
  })

  it("draws what each stance, build, pair of gloves and view says", () => {
    expect(drawn.get("front")).toBe(drawn.get("orthodox"))
    expect(drawn.size).toBe(looks.length)
    expect(new Set(drawn.values()).size).toBe(looks.length - 1)
  })

  it.each(['"/><script>alert(1)</script>', "</svg>", "&lt;", "\u0000", "😀".repeat(99), ""])(
    "engraves %j as strokes only",
    async (name) => {
      const svg = await draw({ name })
      expect(svg).not.toContain("script")
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 160 })
    },
  )
})
