import { spawn } from "node:child_process"
import { join } from "node:path"
import { expect, inject, it, onTestFinished } from "vitest"
import { openPage } from "../../browser/support/openPage.ts"
import { openStarter } from "../../browser/support/openServer.ts"
import { openApp } from "../openApp.ts"
import { startNext } from "./startNext.ts"

it("the starter of Next has a basket that it answers itself", async () => {
  const { page, warnings } = await openPage(await startNext("next-app"), {
    isPlain: true,
    expectedErrors: /status of 400/,
  })
  onTestFinished(() => expect(warnings, "warnings in the console").toEqual([]))
  await page.getByText("Sketch album, €34.50").waitFor()
  const album = page.getByRole("button", { name: /Sketch album/ }).first()
  await album.click()
  await page.getByRole("spinbutton", { name: /Sketch album/ }).waitFor()
  await page.getByRole("spinbutton", { name: /Sketch album/ }).fill("2")
  await page.keyboard.press("Enter")
  await page.getByText("€69.00").first().waitFor()
  await album.click()
  await page.getByText("There are 2 of “Sketch album”.").first().waitFor()
})

it("the starter of Vite and React has a basket, on the server of the static starter", async () => {
  const server = await openStarter()
  onTestFinished(() => server.close())
  const { page } = await openApp("vite-react", "/", (opened) =>
    opened.route("**/api/**", async (route) => {
      const { pathname } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: server.url + pathname }) })
    }),
  )
  await page.getByRole("button", { name: /Field notebook/ }).click()
  await page.getByRole("spinbutton", { name: /Field notebook/ }).waitFor()
  await page.getByRole("button", { name: /^Remove/ }).click()
  await page.getByRole("button", { name: "Undo" }).waitFor()
})

it.each([
  ["next-app", "npx next", "Sketch album"],
  ["vite-react", "npx vite", "/src/main.tsx"],
] as const)("the starter %s is served by `%s`, while one works on it", async (app, command, word) => {
  const address = await typeServer(`${command} --port 0`, join(inject("consumers"), app))
  const answer = await fetch(address)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain(word)
})

/** Starts a server by a command, in a process group that ends with the test; returns its address. */
function typeServer(command: string, cwd: string): Promise<string> {
  const server = spawn("bash", ["-c", command], {
    cwd,
    env: { ...process.env, NO_COLOR: "1", NEXT_TELEMETRY_DISABLED: "1" },
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  })
  onTestFinished(() => {
    if (server.pid !== undefined) process.kill(-server.pid)
  })
  return new Promise((resolve, reject) => {
    let output = ""
    server.stdout.on("data", (words: Buffer) => {
      output += words.toString()
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? []
      if (address !== undefined) resolve(address)
    })
    server.once("exit", () => reject(new Error(`${command} ended: ${output}`)))
  })
}
