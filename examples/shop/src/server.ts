import { listen } from "./app.ts"

const port = Number(process.env["PORT"] ?? 3000)

if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`[shop] PORT is "${process.env["PORT"] ?? ""}"; expected a number from 0 to 65535.`)
  process.exit(1)
}

try {
  const { url, close } = await listen({
    port,
    dataDir: process.env["DATA_DIR"],
    databaseUrl: process.env["DATABASE_URL"],
    adminToken: process.env["ADMIN_TOKEN"],
    isBehindProxy: process.env["BEHIND_PROXY"] === "1",
    // A shop that forgets everything, as tests open it, has no visitors to draw ahead for.
    isWarmedUp: process.env["DATA_DIR"] !== "memory://",
  })
  console.log(`[shop] Esquina Roja is open: ${url}`)
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // Closing writes the embedded database to its folder; a second signal doesn't wait for that.
    process.once(signal, () => {
      void close().finally(() => process.exit(0))
    })
  }
} catch (cause) {
  console.error(`[shop] ${explain(cause)}`)
  process.exit(1)
}

function explain(cause: unknown): string {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined
  if (code === "EADDRINUSE") {
    return `Port ${String(port)} is taken by another program. Stop that one, or choose another port: PORT=3001 npm start`
  }
  return `The shop could not be opened: ${cause instanceof Error ? cause.message : String(cause)}`
}
