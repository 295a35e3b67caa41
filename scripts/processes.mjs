import { spawn } from "node:child_process"
import { constants } from "node:os"
import { join } from "node:path"
import { readManifest, root } from "./workspace.mjs"

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set()

/**
 * Runs a program to its end and collects its output. A program that can't be started is a result with code 127.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, isLive?: boolean, hasShell?: boolean, limitMs?: number }} [options] `isLive` prints while it
 *   runs; after `limitMs` it is ended
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runProcess(file, args, { env, isLive = false, hasShell = false, limitMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      env: childEnv(env),
      stdio: ["ignore", "pipe", "pipe"],
      shell: hasShell,
    })
    let output = ""
    /** @param {NodeJS.WriteStream} stream @returns {(chunk: string) => void} */
    const keepAndShow = (stream) => (chunk) => {
      output += chunk
      if (isLive) stream.write(chunk)
    }
    child.stdout.setEncoding("utf8").on("data", keepAndShow(process.stdout))
    child.stderr.setEncoding("utf8").on("data", keepAndShow(process.stderr))
    running.add(child)
    const endLimit = limitMs === undefined ? undefined : endAfter(child, limitMs)
    child.on("error", (cause) => {
      running.delete(child)
      resolve({ code: 127, output: `${output}${cause.message}\n` })
    })
    child.on("close", (code, signal) => {
      running.delete(child)
      endLimit?.()
      resolve({ code: exitCodeOf(code, signal), output })
    })
  })
}

/** How long a program may take to end after it was asked to. */
const graceMs = 10_000

/**
 * Ends a program after a time. Returns the function that lets it run.
 * @param {import("node:child_process").ChildProcess} child
 * @param {number} limitMs
 */
function endAfter(child, limitMs) {
  const asked = setTimeout(() => child.kill(), limitMs)
  const forced = setTimeout(() => child.kill("SIGKILL"), limitMs + graceMs)
  return () => {
    clearTimeout(asked)
    clearTimeout(forced)
  }
}

/**
 * Runs a program of node_modules by its JavaScript file: without a shell or shim, so it works the same on every platform.
 * @param {{ package: string, bin?: string }} tool
 * @param {readonly string[]} args
 * @param {Parameters<typeof runProcess>[2]} [options]
 */
export function runTool(tool, args, options) {
  return runProcess(process.execPath, [toolFile(tool), ...args], options)
}

/**
 * Runs a program in this terminal until it ends, and forwards the signals that would end this process. Resolves with the exit code;
 * rejects when the program can't be started.
 * @param {readonly string[]} nodeArgs a JavaScript file and its arguments
 * @param {{ env?: Record<string, string>, onStart?: (pid: number) => void }} [options]
 * @returns {Promise<number>}
 */
export function handOver(nodeArgs, { env, onStart } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, nodeArgs, { cwd: root, env: childEnv(env), stdio: "inherit" })
    if (child.pid !== undefined) onStart?.(child.pid)
    for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
      process.on(signal, () => child.kill(signal))
    }
    child.on("error", reject)
    child.on("exit", (code, signal) => resolve(exitCodeOf(code, signal)))
  })
}

/** Ends every program that was started here and is still running. */
export function stopProcesses() {
  for (const child of running) child.kill()
}

/**
 * Finds the JavaScript file of an installed package's command.
 * @param {{ package: string, bin?: string }} tool `bin` when the command isn't called like the package
 */
export function toolFile({ package: name, bin = name }) {
  const folder = join(root, "node_modules", name)
  const { bin: bins } = readManifest(join(folder, "package.json"))
  const file = typeof bins === "string" ? bins : bins?.[bin]
  if (file === undefined) throw new Error(`${name} has no command "${bin}"`)
  return join(folder, file)
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCodeOf(code, signal) {
  if (code !== null) return code
  return signal === null ? 1 : 128 + constants.signals[signal]
}

/**
 * The environment of child processes. NODE_ENV is removed because an inherited "production" makes the installer skip the tools and React's
 * tests fail; npm's log level because it would silence the installer's errors too.
 * @param {Record<string, string>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
function childEnv(extra = {}) {
  const { NODE_ENV: _nodeEnv, npm_config_loglevel: _logLevel, ...inherited } = process.env
  return { ...inherited, ...extra }
}
