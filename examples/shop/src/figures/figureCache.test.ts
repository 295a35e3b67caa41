import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { type FigureRequest, type TakeNegative, createFigureCache } from "./figureCache.ts"
import type { FigureFile } from "./printFigure.ts"

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

/** A print that tells from which negative, and how wide, it was made. */
const print = async (negative: Uint8Array, { width }: FigureFile) => Uint8Array.of(negative[0] ?? 0, width / 10)

/** Takes negatives when told to: one that tells its view. */
function createStudio() {
  const open: (() => void)[] = []
  const take = vi.fn<TakeNegative>(async ({ view }) => {
    await new Promise<void>((resolve) => open.push(resolve))
    return Uint8Array.of(view)
  })
  return { take, print, open }
}

/** Takes negatives at once. */
const createQuickStudio = () => ({
  take: vi.fn<TakeNegative>(async () => Uint8Array.of(1)),
  print,
})

describe("createFigureCache", () => {
  it("draws once for all who ask meanwhile, and never again", async () => {
    const { open, ...studio } = createStudio()
    const { draw } = createFigureCache(folder, studio)
    const both = [draw(request), draw(request)]
    await vi.waitFor(() => expect(open).toHaveLength(1))
    open[0]?.()
    expect(await Promise.all(both)).toEqual([Uint8Array.of(1, 16), Uint8Array.of(1, 16)])
    expect(Uint8Array.from(await createFigureCache(folder, studio).draw(request))).toEqual(Uint8Array.of(1, 16))
    expect(studio.take).toHaveBeenCalledTimes(1)
  })

  it("prints every width and format up to 640 px from one drawing", async () => {
    const { open, ...studio } = createStudio()
    const { draw } = createFigureCache(folder, studio)
    const meanwhile = [draw(request), draw({ ...request, width: 640 }), draw({ ...request, format: "avif" })]
    await vi.waitFor(() => expect(open).toHaveLength(1))
    open[0]?.()
    expect((await Promise.all(meanwhile)).map((bytes) => bytes[1])).toEqual([16, 64, 16])
    expect((await createFigureCache(folder, studio).draw({ ...request, width: 480 }))[1]).toBe(48)
    expect(studio.take).toHaveBeenCalledTimes(1)
  })

  it.each<{ readonly name: string; readonly widths: readonly FigureRequest["width"][]; readonly taken: string[] }>([
    {
      name: "draws anew, and finer, for what is wider",
      widths: [160, 640, 960, 1280],
      taken: ["small", "middle", "large"],
    },
    { name: "prints smaller pictures from a large drawing that is there", widths: [1280, 160, 960], taken: ["large"] },
    { name: "prints smaller pictures from a middle drawing that is there", widths: [960, 480], taken: ["middle"] },
  ])("$name", async ({ widths, taken }) => {
    const studio = createQuickStudio()
    const { draw } = createFigureCache(folder, studio)
    for (const width of widths) await draw({ ...request, width })
    expect(studio.take.mock.calls.map(([{ size }]) => size)).toEqual(taken)
  })

  it("lets two draw at a time, and is idle when nobody draws", async () => {
    const { open, ...studio } = createStudio()
    const { draw, untilIdle } = createFigureCache(folder, studio)
    await untilIdle()
    const all = [1, 2, 3, 4].map((view) => draw({ ...request, view }))
    await vi.waitFor(() => expect(open).toHaveLength(2))
    const idle = vi.fn()
    void untilIdle().then(idle)
    open[0]?.()
    await vi.waitFor(() => expect(open).toHaveLength(3))
    open[1]?.()
    open[2]?.()
    await vi.waitFor(() => expect(open).toHaveLength(4))
    expect(idle).not.toHaveBeenCalled()
    open[3]?.()
    expect((await Promise.all(all)).map((bytes) => bytes[0])).toEqual([1, 2, 3, 4])
    expect(idle).toHaveBeenCalledOnce()
  })

  it("tries again after a failure and lets the next in", async () => {
    const take = vi.fn<TakeNegative>().mockRejectedValueOnce(new Error("no light")).mockResolvedValue(Uint8Array.of(7))
    const { draw } = createFigureCache(folder, { take, print })
    await expect(draw(request)).rejects.toThrow("no light")
    expect(await draw(request)).toEqual(Uint8Array.of(7, 16))
  })

  it("keeps all files in its folder, whatever a slug says, and leaves no drafts", async () => {
    const { draw } = createFigureCache(folder, createQuickStudio())
    await draw({ ...request, slug: "../../outside" })
    await draw({ ...request, name: "Another" })
    const kept = (await readdir(folder)).map((name) => name.replace(/^[0-9a-f]{24}/, "key")).toSorted()
    expect(kept).toEqual(["key-160.webp", "key-160.webp", "key-small.jpg", "key-small.jpg"])
  })

  it("gives the picture even when it can't be kept", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
    const { draw } = createFigureCache(join(folder, "\u0000"), createQuickStudio())
    expect(await draw(request)).toEqual(Uint8Array.of(1, 16))
    expect(warn).toHaveBeenCalledTimes(2)
    warn.mockRestore()
  })
})
