import { expect, it } from "vitest"
import { runProcess } from "./processes.mjs"

it("ends a program that takes longer than it may", async () => {
  const { code } = await runProcess(process.execPath, ["--eval", "setInterval(() => undefined, 1000)"], { limitMs: 50 })
  expect(code).toBe(143)
})

it("lets a program end by itself before its limit", async () => {
  const { code, output } = await runProcess(process.execPath, ["--eval", "console.log('done')"], { limitMs: 60_000 })
  expect({ code, output }).toEqual({ code: 0, output: "done\n" })
})
