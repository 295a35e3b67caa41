import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/** A script of the shop as the platform registers it: its dependencies, and the settings printed with it. */
export interface ShopScript {
  readonly deps?: readonly string[]
  /** Registered but not enqueued: it is printed only as a dependency. */
  readonly only_registered?: boolean
  readonly data?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Code that the platform adds before the script at the page's end. */
  readonly before?: string
}

/** The plugin's output for a page: markup for the head, and for the end of the body. */
export interface PluginOutput {
  readonly head: string
  readonly foot: string
}

/** A host job in the plugin's list. */
export interface PluginJob {
  readonly package: string
  readonly handles: readonly string[]
  readonly settings: string | null
}

const folder = dirname(fileURLToPath(import.meta.url))
const plugin = (path: string) => join(folder, "../../../../examples/wordpress", path)

/** The folder of the built plugin's files for the browser. */
export const pluginAssetsFolder = plugin("dist/ringside/assets")

/** False on a machine without PHP, or before the plugin was built: its tests are then skipped, and their names give the reason. */
export const canRenderPlugin =
  spawnSync("php", ["--version"]).status === 0 && existsSync(plugin("dist/ringside/ringside.php"))

/** Reads the jobs by name, the scripts that stay on the page, those that stay until the owner decides, and the settings. */
export function readPluginJobs(): {
  readonly jobs: Readonly<Record<string, PluginJob>>
  readonly kept: Readonly<Record<string, string>>
  readonly cautions: Readonly<Record<string, string>>
  /** The globals that our code reads. */
  readonly settings: readonly string[]
} {
  return JSON.parse(readFileSync(plugin("plugin/jobs.json"), "utf8")) as ReturnType<typeof readPluginJobs>
}

/**
 * Renders the plugin's output in a stand-in of the platform, on a page with these scripts.
 * @param jobs switches by job; a job that isn't named keeps its default
 * @throws when PHP fails, with PHP's message
 */
export function renderPlugin(
  scripts: Readonly<Record<string, ShopScript>>,
  jobs: Readonly<Record<string, boolean>>,
  state: Readonly<Record<string, unknown>> = {},
): PluginOutput {
  const input = JSON.stringify({ scripts, jobs, state })
  const { status, stdout, stderr } = spawnSync("php", [plugin("tests/render.php")], { input, encoding: "utf8" })
  if (status !== 0) throw new Error(`The plugin's page ended with ${status}: ${stderr}${stdout}`)
  return JSON.parse(stdout) as PluginOutput
}

/** Reads the page's config from a plugin's output, as text. */
export function readPluginConfig({ foot }: PluginOutput): string {
  const start = '<script type="application/json" data-ringside-config class="_iub_cs_skip">'
  const [, rest] = foot.split(start)
  const [json] = rest?.split("</script>") ?? []
  if (json === undefined) throw new Error("The plugin printed no config.")
  return json
}
