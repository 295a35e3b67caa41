import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { dirname } from "node:path"
import { isBuilt, runBuild, selectEmbedBuild, shopBuild } from "./builds.mjs"
import { install } from "./install.mjs"
import { handOver, toolFile } from "./processes.mjs"
import { printLine, timed } from "./terminal.mjs"
import { shopPidPath } from "./shopFiles.mjs"

/**
 * Installs, builds and serves the example shop until it is stopped.
 * @returns {Promise<number>} the exit code
 */
export async function serveShop() {
  const port = await claimPort(3000, "npm start")
  await install()
  await Promise.all([buildOrThrow(selectEmbedBuild()), buildOrThrow(shopBuild)])
  try {
    return await handOver(["--max-semi-space-size=4", "--max-old-space-size=256", "examples/shop/dist/server.js"], {
      env: { PORT: String(port) },
      onStart: noteShop,
    })
  } finally {
    rmSync(shopPidPath, { force: true })
  }
}

/**
 * Serves examples/static-html, one HTML file and one script tag, with its own small cart server.
 * @returns {Promise<number>} the exit code
 */
export async function serveStatic() {
  const port = await claimPort(3001, "npm run static")
  await install()
  await buildOrThrow(selectEmbedBuild())
  return handOver(["examples/static-html/server.mjs"], { env: { PORT: String(port) } })
}

/**
 * Opens Storybook for development.
 * @returns {Promise<number>} the exit code
 */
export async function serveStorybook() {
  const port = await claimPort(6006, "npm run storybook")
  await install()
  return handOver([
    toolFile({ package: "storybook" }),
    "dev",
    "--port",
    String(port),
    "--disable-telemetry",
    "--no-open",
  ])
}

/**
 * Builds, and reports its progress.
 * @param {import("./builds.mjs").Build} build
 * @throws Error with the output of a failed build.
 */
export async function buildOrThrow(build) {
  if (isBuilt(build)) return printLine(`${build.name}: up to date`)
  await timed(`${build.name}: building`, async () => {
    const { code, output } = await runBuild(build)
    if (code !== 0) throw new Error(`${output.trimEnd()}\nThe ${build.name} could not be built; its words are above.`)
  })
}

/**
 * Finds the port to serve on, from PORT or the default. Runs before the long build, so that a busy port is reported at once.
 * @param {number} usual
 * @param {string} command for the advice
 * @returns {Promise<number>}
 */
async function claimPort(usual, command) {
  const asked = process.env.PORT ?? ""
  const port = asked === "" ? usual : Number(asked)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT is "${asked}"; expected a whole number from 0 to 65535.`)
  }
  const problem = await tryPort(port)
  if (problem === "EADDRINUSE") {
    throw new Error(
      `Port ${port} is in use by another program. Stop that one, or choose a port: PORT=${port + 1} ${command}`,
    )
  }
  if (problem !== null) throw new Error(`Port ${port} can't be used (${problem}). Choose a port: PORT=8080 ${command}`)
  return port
}

/**
 * @param {number} port
 * @returns {Promise<string | null>} the error's code, null when the port is free
 */
function tryPort(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once("error", (/** @type {NodeJS.ErrnoException} */ cause) => resolve(cause.code ?? cause.message))
    server.listen(port, () => server.close(() => resolve(null)))
  })
}

/** @param {number} pid */
function noteShop(pid) {
  mkdirSync(dirname(shopPidPath), { recursive: true })
  writeFileSync(shopPidPath, String(pid))
}
