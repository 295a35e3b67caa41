import { spawn } from "node:child_process"
import { once } from "node:events"
import type { Readable } from "node:stream"

const startMs = 10_000

/** Arguments of `setpriv`: the program ends when this process does, however that ends. */
export const endsWithParent = ["--pdeathsig", "KILL"] as const

/** A display without a screen, for browsers that need one. */
export interface Display {
  /** The display's name: `:99`. */
  readonly name: string
  close(): void
}

/**
 * Starts a display under a name that is free.
 * @throws Error when it doesn't start in time
 */
export async function startDisplay(program: string): Promise<Display> {
  // It writes its number to the fourth file when it is open.
  const args = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
  const server = spawn("setpriv", [...endsWithParent, program, ...args], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  })
  const close = () => void server.kill("SIGKILL")
  try {
    const [number] = (await once(server.stdio[3] as Readable, "data", { signal: AbortSignal.timeout(startMs) })) as [
      Buffer,
    ]
    return { name: `:${number.toString().trim()}`, close }
  } catch (cause) {
    close()
    throw new Error(`${program} has opened no display.`, { cause })
  }
}
