import sharp from "sharp"
import { describe, expect, test } from "vitest"
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
})
