import { execFile, type ExecFileException } from "node:child_process"
import { chown, mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, test } from "vitest"
import { ensurePostgres } from "./postgres.mjs"

/** The ways to stop a server: `fast` ends its sessions with a message, `immediate` drops them as a crash does. */
export type StopMode = "fast" | "immediate"

/** A PostgreSQL server for a test. */
export interface PostgresServer {
  readonly url: string
  readonly start: () => Promise<void>
  readonly stop: (mode: StopMode) => Promise<void>
  /** Stops it and removes its data. */
  readonly remove: () => Promise<void>
}

/** PostgreSQL refuses to run as root, so root runs it as the user that its package creates. */
const runsAsPostgres = process.getuid?.() === 0

/** Defines tests that share their own server. Without PostgreSQL they are skipped, and a line reports it. */
export async function describeWithPostgres(name: string, define: (server: PostgresServer) => void): Promise<void> {
  const server = await startPostgres()
  if (server) {
    describe(name, () => {
      afterAll(server.remove)
      define(server)
    })
  } else {
    process.stderr.write(`Skipped, because PostgreSQL is not installed and can't be: ${name}\n`)
    test.skip(name, () => undefined)
  }
}

/**
 * Starts a server on a free port in a temporary folder.
 * @returns undefined where this machine has no PostgreSQL and can't install it
 */
async function startPostgres(): Promise<PostgresServer | undefined> {
  const programs = await ensurePostgres()
  if (programs === null) return undefined
  const folder = await mkdtemp(join(tmpdir(), "shop-postgres-"))
  if (runsAsPostgres) await chown(folder, Number(await run("id", ["-u", "postgres"])), -1)
  const data = join(folder, "data")
  const port = await findFreePort()
  await runAsPostgres(join(programs, "initdb"), ["-D", data, "-U", "shop", "--auth=trust", "--no-sync"])
  const control = (...args: readonly string[]) =>
    runAsPostgres(join(programs, "pg_ctl"), ["-D", data, "-w", "-l", join(folder, "log"), ...args])
  const start = async () => {
    await control("start", "-o", `-p ${String(port)} -h 127.0.0.1 -k ${folder} -F`)
  }
  await start()
  return {
    url: `postgres://shop@127.0.0.1:${String(port)}/postgres`,
    start,
    stop: async (mode) => {
      await control("stop", "-m", mode)
    },
    remove: async () => {
      await control("stop", "-m", "immediate").catch(() => undefined) // The server may already be stopped.
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function runAsPostgres(file: string, args: readonly string[]): Promise<string> {
  return runsAsPostgres ? run("runuser", ["-u", "postgres", "--", file, ...args]) : run(file, args)
}

function run(file: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    // Run in the temporary folder, because the user postgres may have no access to the tests' folder.
    execFile(file, args, { cwd: tmpdir() }, (cause: ExecFileException | null, stdout, stderr) => {
      if (cause) reject(new Error(`${file} ${args.join(" ")} failed: ${stderr || cause.message}`, { cause }))
      else resolve(stdout.trim())
    })
  })
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== "object" || !address) throw new Error("the system gave no port")
  return address.port
}
