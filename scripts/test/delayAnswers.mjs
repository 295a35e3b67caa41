/*
 * Preloaded by `npm run test:disorder`: every HTTP server of the process gets its requests late by a random time, so that files and answers
 * come in any order. A test that fails here depends on timing, and so may what it tests.
 */
import { IncomingMessage, Server } from "node:http"

/** Delays in milliseconds: half of the chunks come at once, which puts them before files that they need. */
const chunkMs = () => (Math.random() < 0.5 ? 0 : Math.random() * 1000)
const writeMs = () => (Math.random() < 0.15 ? 700 : Math.random() * 200)
const readMs = () => Math.random() * 30

/** @param {IncomingMessage} request */
function chooseDelayMs({ method, url = "" }) {
  if (url.includes("/chunks/")) return chunkMs()
  return method === "GET" ? readMs() : writeMs()
}

const { emit } = Server.prototype

/** @type {(this: Server, event: string, ...args: unknown[]) => boolean} */
Server.prototype.emit = function (event, ...args) {
  const [request] = args
  const pass = () => Boolean(Reflect.apply(emit, this, [event, ...args]))
  if (event !== "request" || !(request instanceof IncomingMessage)) return pass()
  setTimeout(() => request.destroyed || pass(), chooseDelayMs(request))
  return true
}
