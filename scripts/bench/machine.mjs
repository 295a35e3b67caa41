import { cpus, loadavg, totalmem } from "node:os"

/**
 * Describes the machine, a line per part: times are meaningless without it.
 * @param {string} browserVersion
 */
export function describeMachine(browserVersion) {
  const processors = cpus()
  const model = processors[0]?.model.trim() || "unknown processor"
  const memoryGb = (totalmem() / 2 ** 30).toFixed(0)
  const [load = 0] = loadavg()
  return [
    `${processors.length} × ${model}, ${memoryGb} GB, ${process.platform}-${process.arch}, Node ${process.versions.node}.`,
    `Chromium ${browserVersion}, headless, without a graphics card.`,
    `${new Date().toISOString().slice(0, 10)}; the machine's load was ${load.toFixed(1)} when the run began (above ${processors.length} it was busy with other things, and times are too long).`,
  ]
}
