/*
 * Makes a package from the files in newWidget/ and registers its part.
 * npm run new-widget -- countdown "Counts down to the end of a sale."                a widget, which renders with React
 * npm run new-widget -- read-more "Folds long texts." --behaviour       what enhances host markup, without React
 */
import { existsSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { argv } from "node:process"
import { pathToFileURL } from "node:url"
import { readParts } from "../packages/embed/build/parts.mjs"
import { layOut } from "./generatedFiles.mjs"
import { readPackageManager } from "./packageManager.mjs"
import { root } from "./workspace.mjs"
import { printLine } from "./terminal.mjs"
import { createWidgetFiles, registerWidget } from "./newWidget/widgetFiles.mjs"
import { parseWidgetRequest } from "./newWidget/widgetRequest.mjs"
import { writeAllOrNothing } from "./newWidget/writeFiles.mjs"

/**
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
async function makeWidget(args) {
  const parts = await readParts()
  const request = parseWidgetRequest(args, {
    hookNames: parts.flatMap(({ hooks = {} }) => Object.keys(hooks)),
    isFolder: (name) => existsSync(join(root, "packages", name)),
  })
  if (request.kind === "refused") {
    printLine(request.message)
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
  const { spec } = readPackageManager()
  const { name, pascalName, template } = request
  const first =
    template === "widget"
      ? `src/ui/${pascalName}.tsx   what it renders; its conformance test fails until then`
      : `src/behaviour.ts        what it does with host markup; src/host.ts has the selectors, src/jobs.ts the host job`
  printLine(`packages/${name} is made, and registered in ${edited.map(({ file }) => file).join(", ")}.

In packages/${name}:
  src/part.ts             all that the package owns
  src/docs.ts             what the documentation says about it
  src/options.ts          its attributes, declared once
  ${first}

Then:
  npx ${spec} install            links it into the workspace
  npx vitest run packages/${name}
  npm run docs, npm run receipts           bring the documentation and the sizes up to date
  npm run changeset                        asks for a release note`)
  return 0
}

if (argv[1] && import.meta.url === pathToFileURL(resolve(argv[1])).href) {
  try {
    process.exitCode = await makeWidget(argv.slice(2))
  } catch (cause) {
    // The message is enough for people to act on; a stack would hide it.
    printLine(cause instanceof Error ? cause.message : String(cause))
    process.exitCode = 1
  }
}
