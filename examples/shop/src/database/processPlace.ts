import { readFile, readlink } from "node:fs/promises"
import { hostname } from "node:os"

/** Where a process is, and when it began: process numbers are used again, and each container counts its own. */
export interface ProcessPlace {
  /** Names one run of one machine and, in it, the processes that see each other; "" where the system doesn't tell. */
  readonly world: string
  readonly host: string
  readonly processId: number
  readonly startedAt: string
}

/** Where this process is. */
export async function readProcessPlace(): Promise<ProcessPlace> {
  const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "")
  const numbers = await readlink("/proc/self/ns/pid").catch(() => "")
  const startedAt = await readStart(process.pid)
  const isTold = boot !== "" && numbers !== "" && startedAt !== undefined
  return {
    world: isTold ? `${boot.trim()} ${numbers}` : "",
    host: hostname(),
    processId: process.pid,
    startedAt: startedAt ?? "",
  }
}

/** Whether a process that this one can see is the one that was noted, and still runs. */
export async function hasStarted({ processId, startedAt }: ProcessPlace): Promise<boolean> {
  return (await readStart(processId)) === startedAt
}

/** When a process began, in the kernel's ticks. The name before it may hold spaces and brackets, so it is cut off. */
async function readStart(processId: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${String(processId)}/stat`, "utf8").catch(() => "")
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]
}
