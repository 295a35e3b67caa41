/*
 * Preloaded by `npm run test:disorder`: every HTTP server of the process gets its requests late by a random time, so that files and answers
 * come in any order. A test that fails here depends on timing, and so may what it tests.
 */
import { Server } from "node:http"

/** In milliseconds: half of the chunks come at once, which puts them before files that they need. */
const chunkMs = () => (Math.random() < 0.5 ? 0 : Math.random() * 1000)
const writeMs = () => (Math.random() < 0.15 ? 700 : Math.random() * 200)
const readMs = () => Math.random() * 30

/** @param {import("node:http").IncomingMessage} request */
function chooseDelayMs({ method, url = "" }) {
  if (url.includes("/chunks/")) return chunkMs()
  return method === "GET" ? readMs() : writeMs()
}

/** @type {(this: Server, event: string, ...args: any[]) => boolean} */
const emit = Server.prototype.emit

/** @type {typeof emit} */
Server.prototype.emit = function (event, ...args) {
  if (event !== "request") return emit.call(this, event, ...args)
  const [request] = args
  setTimeout(() => {
    if (!request.destroyed) emit.call(this, event, ...args)
  }, chooseDelayMs(request))
  return true
}
