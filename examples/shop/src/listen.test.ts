import { connect, type Socket } from "node:net"
import { afterEach, describe, expect, test } from "vitest"
import { listen } from "./listen.ts"
import { useShopProcess } from "./testing/shopProcess.ts"

const startShop = useShopProcess()
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

const half = [
  "POST /?wc-ajax=add_to_cart HTTP/1.1",
  "Host: localhost",
  "Content-Type: application/x-www-form-urlencoded",
  "Content-Length: 1000",
  "",
  "product_id=",
].join("\r\n")

/** Sends something and stops in the middle. Resolves once it is sent; `closed` with all that came back. */
async function sendHalf(url: string, words: string): Promise<{ readonly closed: Promise<string> }> {
  const socket = connect(Number(new URL(url).port), "localhost")
  sockets.push(socket)
  let answer = ""
  socket.setEncoding("utf8").on("data", (data: string) => {
    answer += data
  })
  socket.on("error", () => undefined) // A shop that stops may reset the connection.
  const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(answer)))
  await new Promise<void>((resolve) => socket.once("connect", resolve))
  await new Promise((resolve) => socket.write(words, resolve))
  return { closed }
}

test("a shop that receives the signal to stop ends, though 300 visitors have sent half a form", async () => {
  const shop = await startShop()
  await Promise.all(Array.from({ length: 300 }, () => sendHalf(shop.url, half)))
  expect((await fetch(`${shop.url}/tienda/`)).status).toBe(200)
  shop.signal("SIGTERM")
  expect(await shop.ended).toBe(0)
})

describe("a request that is never finished", () => {
  test.each([
    { what: "in its headers", words: "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow" },
    { what: "in its body", words: half },
  ])("($what) is given up", async ({ words }) => {
    const limits = { headersMs: 100, requestMs: 200, checkMs: 20 }
    const { url, close } = await listen({ port: 0, dataDir: "memory://", limits })
    const { closed } = await sendHalf(url, words)
    expect(await closed).toMatch(/^HTTP\/1\.1 408 /)
    await close()
  })
})
