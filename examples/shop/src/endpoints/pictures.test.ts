import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { describe, expect, test, vi } from "vitest"
import { createShop } from "../app.ts"

describe("pictures", () => {
  test.each([
    { file: "1-160.webp", type: "image/webp" },
    { file: "1-160.avif", type: "image/avif" },
  ])("$file is a square of its width", async ({ file, type }) => {
    const shop = await createShop({ dataDir: "memory://" })
    const response = await shop.fetch(new Request(`http://shop.test/figures/hakim-orsolo/${file}`))
    expect(response.status).toBe(200)
    expect(response.headers.get("Content-Type")).toBe(type)
    expect(response.headers.get("Cache-Control")).toMatch(/^public, max-age=/)
    const { width, height } = await sharp(await response.arrayBuffer()).metadata()
    expect([width, height]).toEqual([160, 160])
    await shop.close()
  })

  test("of a variation are taken in its look, and of no other look", async () => {
    const shop = await createShop({ dataDir: "memory://" })
    const drawn = async (file: string) => {
      const response = await shop.fetch(new Request(`http://shop.test/figures/viktor-grua-halvorsund/${file}`))
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
    }
    const [own, blue] = [await drawn("1-160.webp"), await drawn("1-blue-wraps-160.webp")]
    expect([own.status, blue.status, own.bytes.equals(blue.bytes)]).toEqual([200, 200, false])
    for (const file of [
      "1-pink-160.webp",
      "1-wraps-blue-160.webp",
      "2-blue-wraps-160.webp",
      "1-__proto__-160.webp",
      "4-160.webp",
    ]) {
      expect((await drawn(file)).status, file).toBe(404)
    }
    await shop.close()
  })

  test("are refused, without a word in the log, by a shop that is closing", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
    const empty = await mkdtemp(join(tmpdir(), "figures-"))
    const shop = await createShop({ dataDir: "memory://", figuresDir: empty })
    await shop.stopDrawing()
    const response = await shop.fetch(new Request("http://shop.test/figures/hakim-orsolo/1-160.webp"))
    expect(response.status).toBe(503)
    expect((await shop.fetch(new Request("http://shop.test/"))).status).toBe(200)
    await shop.close()
    expect(logged).not.toHaveBeenCalled()
    logged.mockRestore()
    await rm(empty, { recursive: true })
  })
})
