import { spawn, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/** A WordPress of its own, under PHP's server. */
export interface WordPress {
  readonly url: string
  /** The folder of its files. */
  readonly folder: string
  /** Lines of its log of notices, warnings and errors. */
  readonly readLog: () => readonly string[]
  /** Lists the stored names of tables, options, metadata and scheduled events. */
  readonly listStored: () => readonly string[]
  readonly stop: () => void
}

const program = join(dirname(fileURLToPath(import.meta.url)), "../../../examples/wordpress/walk/listStored.php")

/** PHP has started within a second on a quiet machine. */
const startLimitMs = 30_000

/**
 * Copies an installed WordPress to a temporary folder and serves it on a free port.
 * @param installed the folder of the installation
 * @throws when the server doesn't answer in time, with its output
 */
export async function openWordPress(installed: string): Promise<WordPress> {
  const folder = mkdtempSync(join(tmpdir(), "ringside-walk-"))
  cpSync(installed, folder, { recursive: true })
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const log = join(folder, "debug.log")
  writeConfig(folder, url, log)
  // A group of its own. One request at a time: of two that write, SQLite would refuse one ("database is locked").
  const server = spawn("php", ["-d", "upload_max_filesize=16M", "-S", `127.0.0.1:${port}`, "-t", folder], {
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  })
  let output = ""
  server.stderr.setEncoding("utf8").on("data", (chunk: string) => (output = (output + chunk).slice(-4000)))
  let isStopped = false
  const stop = () => {
    if (isStopped) return
    isStopped = true
    if (server.pid !== undefined && isRunning(-server.pid)) process.kill(-server.pid, "SIGKILL")
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  // Also when the run is stopped in the middle of a test.
  process.once("exit", stop)
  const wordpress: WordPress = {
    url,
    folder,
    readLog: () => (existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : []),
    listStored: () => listStored(join(folder, "wp-content/database/.ht.sqlite")),
    stop: () => {
      process.off("exit", stop)
      stop()
    },
  }
  if (await answers(`${url}/wp-login.php`)) return wordpress
  wordpress.stop()
  throw new Error(`WordPress didn't answer within ${startLimitMs / 1000} s.\n${output}`)
}

/** No request leaves the machine, and none is made beside those of the walk. */
function writeConfig(folder: string, url: string, log: string): void {
  const path = join(folder, "wp-config.php")
  const constants = Object.entries({
    WP_HOME: url,
    WP_SITEURL: url,
    WP_DEBUG: true,
    WP_DEBUG_LOG: log,
    WP_DEBUG_DISPLAY: false,
    DISABLE_WP_CRON: true,
    WP_HTTP_BLOCK_EXTERNAL: true,
    AUTOMATIC_UPDATER_DISABLED: true,
  }).map(([name, value]) => `define( '${name}', ${typeof value === "string" ? `'${value}'` : String(value)} );`)
  const text = readFileSync(path, "utf8")
  const ours = text.replace("define( 'WP_DEBUG', false );", constants.join("\n"))
  if (ours === text) throw new Error("wp-config.php doesn't define WP_DEBUG; expected the line that ours replace.")
  writeFileSync(path, ours)
}

function listStored(database: string): readonly string[] {
  const { status, stdout, stderr } = spawnSync("php", [program, database], { encoding: "utf8", timeout: 20_000 })
  if (status !== 0) throw new Error(`The database couldn't be read: ${stderr}${stdout}`)
  return JSON.parse(stdout) as readonly string[]
}

async function answers(url: string): Promise<boolean> {
  for (const endsAt = Date.now() + startLimitMs; Date.now() < endsAt;) {
    const isThere = await fetch(url, { signal: AbortSignal.timeout(startLimitMs) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== "object" || !address) throw new Error("the system gave no port")
  return address.port
}
