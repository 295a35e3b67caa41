import { spawn } from "node:child_process"
import { shopFolder } from "../paths.ts"

/** The memory of a process after garbage collection. */
export interface Memory {
  readonly residentMb: number
  /** JavaScript objects, without the database's own memory. */
  readonly heapMb: number
}

/** A Node process whose memory can be measured. */
export interface MeasuredProcess {
  /** The output up to the awaited text. */
  readonly output: string
  readonly readMemory: () => Promise<Memory>
  readonly stop: () => Promise<void>
}

/** Answers each message of the parent with the memory after two collections: the first one only finds objects with finalizers. */
const reporter = `
  process.on("message", () => {
    gc()
    gc()
    const { rss, heapUsed } = process.memoryUsage()
    process.send({ residentMb: rss / 2 ** 20, heapMb: heapUsed / 2 ** 20 })
  })
  process.channel.unref()`

const flags = [
  ...["--expose-gc", "--import", `data:text/javascript,${encodeURIComponent(reporter)}`],
  // The flags of "npm start".
  ...["--max-semi-space-size=4", "--max-old-space-size=256"],
]

/** Starts Node in the shop's folder, with the flags of its "npm start", and waits until its output matches `isOpen`. */
export async function startMeasured(
  args: readonly string[],
  isOpen: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<MeasuredProcess> {
  const child = spawn(process.execPath, [...flags, ...args], {
    cwd: shopFolder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  })
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  const output = await new Promise<string>((resolve, reject) => {
    let written = ""
    child.stdout?.setEncoding("utf8").on("data", (words: string) => {
      written += words
      if (isOpen.test(written)) resolve(written)
    })
    void ended.then(() => reject(new Error(`the process ended before it was open: ${written}`)))
  })
  return {
    output,
    readMemory: () =>
      new Promise((resolve) => {
        child.once("message", (memory: Memory) => {
          resolve(memory)
        })
        child.send("memory")
      }),
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
