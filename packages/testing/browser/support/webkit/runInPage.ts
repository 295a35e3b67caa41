import { patienceMs } from "../patience.ts"
import { DriverError, type DriverSession, type SendCommand } from "./driver.ts"

/** The page may be leaving, so that another document answers soon; a frame may not be there yet. */
const passing = [
  ...["javascript error", "no such window", "no such frame", "no such element", "stale element reference"],
  "unknown error",
]

/** An error that was thrown in the page. */
export class PageError extends Error {}

/** Runs code in the page. */
export interface PageRunner {
  /**
   * Runs the body of an async function, which returns its result. `argument` and the result pass as JSON. `frames` are selectors of frames,
   * from the page inwards.
   */
  run(body: string, argument?: unknown, frames?: readonly string[]): Promise<unknown>
  /** The page's address when code last ran in it. */
  url(): string
}

interface Answer {
  readonly url: string
  readonly json?: string
  readonly error?: string
}

/** Creates the runner of a session. */
export function createRunner(session: DriverSession): PageRunner {
  let url = "about:blank"
  const attempt = (body: string, argument: unknown, frames: readonly string[]) =>
    session.inTurn((send) =>
      inFrames(send, frames, async () => {
        const answer = (await send("POST", "/execute/async", {
          script: wrap(body),
          args: [argument === undefined ? null : JSON.stringify(argument)],
        })) as Answer
        if (frames.length === 0) ({ url } = answer)
        if (answer.error !== undefined) throw new PageError(answer.error)
        return answer.json === undefined ? undefined : (JSON.parse(answer.json) as unknown)
      }),
    )
  return {
    url: () => url,
    async run(body, argument, frames = []) {
      const endsAt = performance.now() + patienceMs
      for (;;) {
        try {
          return await attempt(body, argument, frames)
        } catch (cause) {
          const isPassing = cause instanceof DriverError && passing.includes(cause.code)
          if (!isPassing || performance.now() > endsAt) throw cause
          await pause()
        }
      }
    },
  }
}

/** Runs `work` in the innermost of `frames`, and leaves them. */
async function inFrames<T>(send: SendCommand, frames: readonly string[], work: () => Promise<T>): Promise<T> {
  if (frames.length === 0) return work()
  try {
    for (const value of frames) {
      const frame = await send("POST", "/element", { using: "css selector", value })
      await send("POST", "/frame", { id: frame })
    }
    return await work()
  } finally {
    await send("POST", "/frame", { id: null }).catch(() => undefined)
  }
}

/** Repeats `look` until it answers something else than undefined, or for as long as a test waits. */
export async function poll<T>(look: () => Promise<T | undefined>, describe: () => string): Promise<T> {
  const endsAt = performance.now() + patienceMs
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (performance.now() > endsAt) throw new Error(`Waited ${String(patienceMs / 1000)} s: ${describe()}`)
    await pause()
  }
}

/** Between two questions to the driver, which has no way to wait. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50))
}

function wrap(body: string): string {
  return `const done = arguments[arguments.length - 1]
    const argument = arguments[0] === null ? undefined : JSON.parse(arguments[0])
    const url = location.href
    ;(async () => {${body}})().then(
      (value) => done({ url, json: JSON.stringify(value) }),
      (cause) => done({ url, error: String(cause?.message ?? cause) }),
    )`
}
