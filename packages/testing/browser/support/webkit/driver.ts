import { spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { fileURLToPath } from "node:url"
import type { WebKitPrograms } from "../../../../../scripts/test/engines.mjs"
import { endsWithParent } from "./display.ts"

/** A driver that hangs must fail its test, not the run. */
const [startMs, commandMs] = [20_000, 40_000]

/** Sends one command within the session. */
export type SendCommand = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>

/** A browser with one window, driven by W3C WebDriver. */
export interface DriverSession {
  /** Runs `work` while no other command is sent: a frame that is entered is entered for the whole session. */
  inTurn<T>(work: (send: SendCommand) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** An error that the driver answers with, by WebDriver's name: `no such window`. */
export class DriverError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

interface SessionOptions {
  readonly programs: WebKitPrograms
  /** The display's name: `:99`. */
  readonly display: string
  /** The port of the proxy on this machine that all requests take. */
  readonly proxyPort: number
}

/** Starts a driver with a new browser. Both end with the session, or when this process does. */
export async function openSession({ programs, display, proxyPort }: SessionOptions): Promise<DriverSession> {
  const port = await findFreePort()
  const driver = spawn("setpriv", [...endsWithParent, programs.driver, `--port=${String(port)}`], {
    env: {
      ...process.env,
      ...{ DISPLAY: display, GDK_BACKEND: "x11", LANG: "C.UTF-8", LC_ALL: "en_GB.UTF-8", LANGUAGE: "en_GB" },
      XDG_CONFIG_HOME: fileURLToPath(new URL("config", import.meta.url)),
    },
    stdio: "ignore",
    // A group of its own, so that the browser and its processes end with it.
    detached: true,
  })
  const kill = () => {
    try {
      if (driver.pid !== undefined) process.kill(-driver.pid, "SIGKILL")
    } catch {
      // They have ended already.
    }
  }
  process.once("exit", kill)
  const call = createCaller(`http://127.0.0.1:${String(port)}`)
  try {
    await waitForDriver(call)
    const session = (await call("POST", "/session", {
      capabilities: {
        alwaysMatch: {
          unhandledPromptBehavior: "ignore",
          "webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] },
          proxy: { proxyType: "manual", httpProxy: `127.0.0.1:${String(proxyPort)}` },
        },
      },
    })) as { readonly sessionId: string }
    const send: SendCommand = (method, path, body) => call(method, `/session/${session.sessionId}${path}`, body)
    let last: Promise<unknown> = Promise.resolve()
    return {
      inTurn(work) {
        const turn = last.then(() => work(send))
        last = turn.catch(() => undefined)
        return turn
      },
      async close() {
        await call("DELETE", `/session/${session.sessionId}`).catch(() => undefined)
        kill()
        process.off("exit", kill)
      },
    }
  } catch (cause) {
    kill()
    throw cause
  }
}

function createCaller(address: string): SendCommand {
  return async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(commandMs),
    })
    const { value } = (await response.json()) as { readonly value: unknown }
    if (response.ok) return value
    const { error, message } = value as { readonly error: string; readonly message: string }
    throw new DriverError(error, message)
  }
}

async function waitForDriver(call: SendCommand): Promise<void> {
  const endsAt = performance.now() + startMs
  for (;;) {
    try {
      await call("GET", "/status")
      return
    } catch (cause) {
      if (performance.now() > endsAt) throw new Error("WebKit's driver has not started.", { cause })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  if (typeof address !== "object" || address === null) throw new Error("There is no free port.")
  return address.port
}
