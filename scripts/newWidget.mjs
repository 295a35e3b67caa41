/*
 * Makes a widget's package from the files in newWidget/ and registers it.
 * npm run new-widget -- countdown "Counts down to the end of a sale."
 */
import { existsSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { argv } from "node:process"
import { pathToFileURL } from "node:url"
import { layOut } from "./generatedFiles.mjs"
import { readManifest, root } from "./workspace.mjs"
import { say } from "./say.mjs"
import { readKnownHooks } from "./widgetDocs.mjs"
import { createWidgetFiles, registerWidget } from "./widgetFiles.mjs"
import { parseWidgetRequest } from "./widgetRequest.mjs"
import { writeAllOrNothing } from "./writeFiles.mjs"

/**
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
async function makeWidget(args) {
  const { attributes } = await readKnownHooks()
  const request = parseWidgetRequest(args, {
    hookNames: [...attributes.keys()],
    isFolder: (name) => existsSync(join(root, "packages", name)),
  })
  if (request.kind === "refused") {
    say(request.message)
    return 1
  }
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8")
  const made = createWidgetFiles(request, { version: JSON.parse(read("packages/core/package.json")).version })
  const edited = registerWidget(request, read)
  const files = [...made, ...edited].map(async ({ file, contents }) => ({
    file,
    contents: await layOut(file, contents),
  }))
  writeAllOrNothing(root, await Promise.all(files))
  const { packageManager } = readManifest(join(root, "package.json"))
  const { name, pascalName } = request
  say(`packages/${name} is made, and registered in ${edited.map(({ file }) => file).join(", ")}.

Next:
  npx ${packageManager ?? "pnpm"} install            links it into the workspace
  packages/${name}/src/options.ts           its attributes, declared once
  packages/${name}/src/ui/${pascalName}.tsx      what it draws; its conformance test fails until then:
  npx vitest run packages/${name}
  npm run storybook                        shows its stories
  npm run docs, npm run receipts           bring the documentation and the README's sizes up to date
  npm run changeset                        says to users what is new`)
  return 0
}

if (argv[1] && import.meta.url === pathToFileURL(resolve(argv[1])).href) {
  try {
    process.exitCode = await makeWidget(argv.slice(2))
  } catch (cause) {
    // A stack would only hide what people can act on.
    say(cause instanceof Error ? cause.message : String(cause))
    process.exitCode = 1
  }
}
