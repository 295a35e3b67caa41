import { isNoSpace } from "./database/freeSpace.ts"
import { listen } from "./listen.ts"
import { readCardMode } from "./features/payments/cardMode.ts"
import { describeFailure } from "./log/failure.ts"
import { createLog } from "./log/log.ts"
import { OperatorError } from "./log/operatorError.ts"

const log = createLog()

// A log that can't be written, because of a full disk or a closed pipe, must not stop the shop.
process.stdout.on("error", () => undefined)
process.stderr.on("error", () => undefined)

// Node would print the error's message, which may quote a visitor's input.
process.on("uncaughtException", (cause) => {
  log({ event: "crashed", failure: describeFailure(cause) })
  process.exit(1)
})

try {
  // Fail early: a shop with invalid keys could not sell anything.
  readCardMode()
  const port = readPort(process.env["PORT"] ?? "3000")
  const { url, close } = await listen({
    port,
    log,
    dataDir: process.env["DATA_DIR"],
    databaseUrl: process.env["DATABASE_URL"],
    drawnPicturesDir: process.env["PICTURES_DIR"],
    publicUrl: readPublicUrl(process.env["PUBLIC_URL"] ?? ""),
    adminToken: process.env["ADMIN_TOKEN"],
    administrator: { password: process.env["ADMIN_PASSWORD"] },
    onFolderLost: () => {
      log({ event: "folder-lost" })
      process.exit(1)
    },
    isBehindProxy: process.env["BEHIND_PROXY"] === "1",
    isComingSoon: process.env["COMING_SOON"] === "1",
    checkout: readCheckout(process.env["CHECKOUT"] ?? "classic"),
  })
  log({ event: "opened", url })
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // Closing writes the embedded database to its folder; a second signal ends the process at once.
    process.once(signal, () => {
      void close().finally(() => process.exit(0))
    })
  }
} catch (cause) {
  const advice = adviceOn(cause)
  log(advice === undefined ? { event: "not-opened", failure: describeFailure(cause) } : { event: "not-opened", advice })
  process.exit(1)
}

function readPort(value: string): number {
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new OperatorError(`PORT is "${value}"; expected a number from 0 to 65535.`)
}

function readPublicUrl(value: string): string | undefined {
  if (value === "") return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  throw new OperatorError(`PUBLIC_URL is "${value}"; expected an origin such as "https://shop.example".`)
}

function readCheckout(value: string): "classic" | "block" {
  if (value === "classic" || value === "block") return value
  throw new OperatorError(`CHECKOUT is "${value}"; expected "classic" or "block".`)
}

function adviceOn(cause: unknown): string | undefined {
  if (cause instanceof OperatorError) return cause.message
  if (isNoSpace(cause)) return "The disk of the data folder is full. Make room on it, or name another one: DATA_DIR=…"
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined
  if (code !== "EADDRINUSE") return undefined
  return "The port is taken by another program. Stop that one, or choose another port: PORT=3001 npm start"
}
