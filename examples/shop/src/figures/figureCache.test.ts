import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { type DrawFigure, createFigureCache } from "./figureCache.ts"
import { type FigureRequest, renderFigure } from "./renderFigure.ts"

const request: FigureRequest = {
  slug: "la-roca",
  name: "La Roca",
  figure: { kind: "accessory", stance: "square", build: "middle", belt: false, palette: "red", gloves: "open" },
  view: 1,
  width: 160,
  format: "webp",
}

let folder = ""
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "figures-"))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Draws when told to, and knows how many draw at once. */
function createStudio() {
  const open: (() => void)[] = []
  const draw = vi.fn<DrawFigure>(async ({ view }) => {
    await new Promise<void>((resolve) => open.push(resolve))
    return Uint8Array.of(view)
  })
  return { draw, open }
}

describe("createFigureCache", () => {
  it("draws once for all who ask meanwhile, and never again", async () => {
    const { draw, open } = createStudio()
    const ask = createFigureCache(folder, draw)
    const both = [ask(request), ask(request)]
    await vi.waitFor(() => expect(open).toHaveLength(1))
    open[0]?.()
    expect(await Promise.all(both)).toEqual([Uint8Array.of(1), Uint8Array.of(1)])
    expect(Uint8Array.from(await createFigureCache(folder, draw)(request))).toEqual(Uint8Array.of(1))
    expect(draw).toHaveBeenCalledTimes(1)
  })

  it("lets two draw at a time", async () => {
    const { draw, open } = createStudio()
    const ask = createFigureCache(folder, draw)
    const all = [1, 2, 3, 4].map((view) => ask({ ...request, view }))
    await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(2))
    open[0]?.()
    await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(3))
    expect(open.length).toBe(3)
    open[1]?.()
    open[2]?.()
    await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(4))
    open[3]?.()
    expect((await Promise.all(all)).map((bytes) => bytes[0])).toEqual([1, 2, 3, 4])
  })

  it("tries again after a failure and lets the next in", async () => {
    const draw = vi.fn<DrawFigure>().mockRejectedValueOnce(new Error("no light")).mockResolvedValue(Uint8Array.of(7))
    const ask = createFigureCache(folder, draw)
    await expect(ask(request)).rejects.toThrow("no light")
    expect(await ask(request)).toEqual(Uint8Array.of(7))
  })

  it("keeps all files in its folder, whatever a slug says, and leaves no drafts", async () => {
    const ask = createFigureCache(folder, async () => Uint8Array.of(1))
    await ask({ ...request, slug: "../../outside" })
    await ask({ ...request, name: "Another" })
    expect((await readdir(folder)).map((name) => name.replace(/^[0-9a-f]{24}/, "key"))).toEqual([
      "key-160.webp",
      "key-160.webp",
    ])
  })

  it("gives the picture even when it can't be kept", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
    const ask = createFigureCache(join(folder, "\u0000"), async () => Uint8Array.of(5))
    expect(await ask(request)).toEqual(Uint8Array.of(5))
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})

describe("renderFigure", () => {
  it.each(["webp", "avif"] as const)("develops a square %s", async (format) => {
    const { width, height, hasAlpha } = await sharp(await renderFigure({ ...request, format })).metadata()
    expect({ width, height, hasAlpha }).toEqual({ width: 160, height: 160, hasAlpha: false })
  })
})
