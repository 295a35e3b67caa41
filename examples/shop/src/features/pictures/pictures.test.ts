import { mkdtemp, readdir, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { createShop, type RunningShop } from "../../app.ts"
import type { FigureWidth } from "./figure.ts"
import { picturesFolder } from "../../paths.ts"
import { listPictures } from "../../seed/pictures.ts"
import { createPictureFiles, listSmallFiles, nameSmallFile } from "./pictureFiles.ts"

const committedBytesMax = 15_000_000

let folder = ""
let shop: RunningShop

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"))
  shop = await createShop({ dataDir: "memory://", picturesDir: join(folder, "shop") })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

async function get(path: string) {
  const response = await shop.fetch(new Request(`http://shop.test/figures/${path}`))
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe("pictures", () => {
  test("come with the shop, one a view and its small files, in 15 MB at most", async () => {
    const files = await readdir(picturesFolder, { recursive: true })
    const committed = files.filter((name) => /\.(avif|webp)$/.test(name))
    expect(committed.toSorted()).toEqual(
      listPictures()
        .flatMap(({ file }) => [
          `${file}.avif`,
          ...listSmallFiles(basename(file)).map((small) =>
            join(dirname(file), nameSmallFile({ picture: basename(file), ...small })),
          ),
        ])
        .toSorted(),
    )
    const sizes = await Promise.all(committed.map(async (name) => (await stat(join(picturesFolder, name))).size))
    expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(committedBytesMax)
  })

  test.each([
    { file: "1-160.webp", type: "image/webp", side: 160 },
    { file: "1-160.avif", type: "image/avif", side: 160 },
    { file: "1-1280.avif", type: "image/avif", side: 1280 },
  ])("$file is a square of its width", async ({ file, type, side }) => {
    const { status, headers, bytes } = await get(`hakim-orsolo/${file}`)
    expect(status).toBe(200)
    expect(headers.get("Content-Type")).toBe(type)
    expect(headers.get("Cache-Control")).toMatch(/^public, max-age=/)
    const { width, height, hasAlpha } = await sharp(bytes).metadata()
    expect([width, height, hasAlpha]).toEqual([side, side, false])
  })

  test("of a variation show its look, and no other look exists", async () => {
    const [own, blue] = [
      await get("viktor-grua-halvorsund/1-160.webp"),
      await get("viktor-grua-halvorsund/1-blue-wraps-160.webp"),
    ]
    expect([own.status, blue.status, own.bytes.equals(blue.bytes)]).toEqual([200, 200, false])
    for (const file of [
      "1-pink-160.webp",
      "1-wraps-blue-160.webp",
      "2-blue-wraps-160.webp",
      "1-__proto__-160.webp",
      "4-160.webp",
    ]) {
      expect((await get(`viktor-grua-halvorsund/${file}`)).status, file).toBe(404)
    }
  })
})

describe("thumbnails and the pictures of cards", () => {
  test.each(["1-160.webp", "2-320.webp", "1-480.avif", "1-640.avif"])(
    "%s needs no work at the first visit",
    async (name) => {
      const keptIn = join(folder, `first-${name}`)
      const [, picture = "", width, format] = /^(\d)-(\d+)\.(webp|avif)$/.exec(name) ?? []
      const read = createPictureFiles({ keptIn, log: () => undefined })
      const bytes = await read({
        slug: "nuria-relente-castroviejo",
        picture,
        width: Number(width) as FigureWidth,
        format: format as "webp" | "avif",
      })
      expect((await sharp(bytes).metadata()).width).toBe(Number(width))
      await expect(readdir(keptIn)).rejects.toThrow("ENOENT")
    },
  )

  test("show what is drawn now", async () => {
    const readPixels = (path: string) => sharp(path).resize(16, 16).removeAlpha().raw().toBuffer()
    const first = listPictures().filter((one) => basename(one.file) === "1")
    expect(first.length).toBeGreaterThan(0)
    for (const { file } of first) {
      const drawn = await readPixels(join(picturesFolder, `${file}.avif`))
      const small = await readPixels(join(picturesFolder, `${file}-160.webp`))
      const difference = drawn.reduce((sum, value, at) => sum + Math.abs(value - (small[at] ?? 0)), 0) / drawn.length
      expect(difference, file).toBeLessThan(4)
    }
  })
})

describe("the files of other widths", () => {
  const file = { slug: "hakim-orsolo", picture: "1", width: 480, format: "webp" } as const

  test("are made once, whoever asks meanwhile and afterwards, and lie there whole", async () => {
    const keptIn = join(folder, "once")
    const read = createPictureFiles({ keptIn, log: () => undefined })
    const [one, other] = await Promise.all([read(file), read(file)])
    expect(one).toBe(other)
    expect(await readdir(keptIn)).toEqual([expect.stringMatching(/^[0-9a-f]{24}-480\.webp$/)])
    const again = await createPictureFiles({ keptIn, log: () => undefined })(file)
    expect(again).toEqual(Buffer.from(one ?? []))
  })

  test("are given even when they can't be kept, which is logged", async () => {
    const log = vi.fn()
    const read = createPictureFiles({ keptIn: join(folder, "\u0000"), log })
    expect((await sharp(await read(file)).metadata()).width).toBe(480)
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ event: "picture-not-kept" }))
  })

  test("of a picture that does not exist are none", async () => {
    const read = createPictureFiles({ keptIn: join(folder, "none"), log: () => undefined })
    expect(await read({ ...file, slug: "nobody" })).toBeUndefined()
  })
})
