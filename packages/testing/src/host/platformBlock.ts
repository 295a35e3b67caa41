import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** Built without `URL`, which in a test of pages is the document's. */
const fixtures = join(fileURLToPath(import.meta.url), "../../../fixtures")

/** The file of the layout rules of the platform's blocks. */
export const blockStylesFile = join(fixtures, "host/woocommerce-blocks.css")

/** The address of the layout rules of the platform's blocks. */
const blockStyles = "/host/woocommerce-blocks.css"

/** The element that loads the layout rules of the platform's blocks. */
export const blockStylesTag = `<link rel="stylesheet" href="${blockStyles}" />`

/** The block as the platform prints it: its inner blocks, empty, in the class of a block that is loading. */
export function readPlatformBlock(name: "cart" | "checkout"): string {
  return readFileSync(join(fixtures, `parts/${name}-block.html`), "utf8")
}
