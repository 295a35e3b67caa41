import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import type { Connection } from "../database/connect.ts"
import { openDatabase } from "../database/open.ts"
import type { FigureRequest } from "../figures/index.ts"
import { catalogue } from "../seed/catalogue.ts"
import { DrawingStopped } from "./drawingStopped.ts"
import { warmUp } from "./warmUp.ts"

let connection: Connection
beforeAll(async () => {
  connection = await openDatabase({ databaseUrl: undefined, dataDir: "memory://" })
})
afterAll(() => connection.close())

interface Studio {
  readonly untilIdle?: () => Promise<void>
  readonly onDraw?: (stop: () => void) => void
}

/** Warms up with pictures that cost nothing, and tells which were drawn. */
async function runWarmUp({ untilIdle = () => Promise.resolve(), onDraw }: Studio = {}) {
  const stopped = new AbortController()
  const drawn: FigureRequest[] = []
  const draw = async (request: FigureRequest) => {
    drawn.push(request)
    onDraw?.(() => {
      stopped.abort()
    })
    return Uint8Array.of(1)
  }
  await warmUp({ database: connection.database, figures: { draw, untilIdle }, signal: stopped.signal })
  return drawn
}

describe("warmUp", () => {
  test("draws the front of every product, and first of all what the home page opens with", async () => {
    const drawn = await runWarmUp()
    expect(new Set(drawn.map(({ slug }) => slug))).toEqual(new Set(catalogue.map(({ slug }) => slug)))
    expect(new Set(drawn.map(({ view }) => view))).toEqual(new Set([1]))
    expect(drawn[0]?.width).toBe(960)
  })

  test("draws last of all what each product's own page opens with", async () => {
    const drawn = await runWarmUp()
    const own = drawn.slice(-catalogue.length)
    expect(new Set(own.map(({ slug, width, format }) => `${slug} ${String(width)} ${format}`))).toEqual(
      new Set(catalogue.map(({ slug }) => `${slug} 960 webp`)),
    )
  })

  test("waits before each picture until nobody else waits for one", async () => {
    const untilIdle = vi.fn(() => Promise.resolve())
    const drawn = await runWarmUp({ untilIdle })
    expect(untilIdle).toHaveBeenCalledTimes(drawn.length)
  })

  test("draws nothing more once it is stopped", async () => {
    expect(
      await runWarmUp({
        onDraw: (stop) => {
          stop()
        },
      }),
    ).toHaveLength(1)
  })

  test.each<{ readonly name: string; readonly cause: Error; readonly warnings: number }>([
    { name: "says nothing when the shop closes", cause: new DrawingStopped(), warnings: 0 },
    { name: "says once that it failed", cause: new Error("no light"), warnings: 1 },
  ])("$name", async ({ cause, warnings }) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
    const drawn = await runWarmUp({
      onDraw: () => {
        throw cause
      },
    })
    expect(drawn).toHaveLength(1)
    expect(warn).toHaveBeenCalledTimes(warnings)
    warn.mockRestore()
  })
})
