import { readFile, readlink } from "node:fs/promises"
import { hostname } from "node:os"

/** A process with its start time and system: process ids are reused, and each container has its own. */
export interface ProcessPlace {
  /** Identifies one boot of a machine and the process namespace in it; "" where the system doesn't provide them. */
  readonly world: string
  readonly host: string
  readonly processId: number
  readonly startedAt: string
}

/** Reads the place of this process. */
export async function readProcessPlace(): Promise<ProcessPlace> {
  const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "")
  const numbers = await readlink("/proc/self/ns/pid").catch(() => "")
  const startedAt = await readStart(process.pid)
  const isComplete = boot !== "" && numbers !== "" && startedAt !== undefined
  return {
    world: isComplete ? `${boot.trim()} ${numbers}` : "",
    host: hostname(),
    processId: process.pid,
    startedAt: startedAt ?? "",
  }
}

/** Whether the recorded process is still running; it must be visible to this process. */
export async function hasStarted({ processId, startedAt }: ProcessPlace): Promise<boolean> {
  return (await readStart(processId)) === startedAt
}

/** Reads a process's start time, in the kernel's ticks. The name before it may contain spaces and brackets, so it is removed. */
async function readStart(processId: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${String(processId)}/stat`, "utf8").catch(() => "")
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]
}
