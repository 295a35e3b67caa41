import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/** A script of the shop as the platform registers it: what it depends on, and the settings printed with it. */
export interface ShopScript {
  readonly deps?: readonly string[]
  /** Registered and not asked for: only what depends on it brings it. */
  readonly only_registered?: boolean
  readonly data?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** What the plugin makes of a page: markup for the head, and for the end of the body. */
export interface PluginOutput {
  readonly head: string
  readonly foot: string
}

/** A host job as the plugin knows it. */
export interface PluginJob {
  readonly package: string
  readonly handles: readonly string[]
  readonly settings: string | null
}

const folder = dirname(fileURLToPath(import.meta.url))
const plugin = (path: string) => join(folder, "../../../../examples/wordpress", path)

/** Where the built plugin's files for the browser lie. */
export const pluginAssetsFolder = plugin("dist/ringside/assets")

/** False on a machine without PHP, or before the plugin was built: tests of it are skipped there, and their names say so. */
export const canRenderPlugin =
  spawnSync("php", ["--version"]).status === 0 && existsSync(plugin("dist/ringside/ringside.php"))

/** The jobs by name, and the scripts that stay on the page since they do more. */
export function readPluginJobs(): {
  readonly jobs: Readonly<Record<string, PluginJob>>
  readonly kept: Readonly<Record<string, string>>
} {
  return JSON.parse(readFileSync(plugin("plugin/jobs.json"), "utf8")) as ReturnType<typeof readPluginJobs>
}

/**
 * The plugin's output in a stand-in of the platform, on a page with these scripts.
 * @param jobs switches; a job that isn't named is on
 * @throws when PHP ends with an error, with its words
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

/** The page's config in a plugin's output, as text. */
export function readPluginConfig({ foot }: PluginOutput): string {
  const start = '<script type="application/json" data-ringside-config>'
  const [, rest] = foot.split(start)
  const [json] = rest?.split("</script>") ?? []
  if (json === undefined) throw new Error("The plugin printed no config.")
  return json
}
