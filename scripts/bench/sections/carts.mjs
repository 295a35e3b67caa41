import { runTool } from "../../processes.mjs"
import { printLine } from "../../terminal.mjs"

const carts = 10_000_000
const testFile = "packages/express-checkout/src/domain/amounts.test.ts"
const changes = 10_000
const changesFile = "packages/express-checkout/src/agreement.test.ts"

/**
 * Runs the tests of random carts and of baskets that change under a sheet, as often as the goal names.
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function checkCarts() {
  const { code, output } = await runTool(
    { package: "vitest" },
    ["run", "--project", "domain", testFile, "--testNamePattern", "random carts"],
    { env: { RANDOM_CARTS: String(carts) } },
  )
  if (code !== 0) printLine(output)
  const changed = await runTool(
    { package: "vitest" },
    ["run", "--project", "page", changesFile, "--testNamePattern", "baskets that change"],
    { env: { CHANGED_BASKETS: String(changes) } },
  )
  if (changed.code !== 0) printLine(changed.output)
  return {
    goal: "R4",
    title: "random carts",
    method: `The test of random carts (${testFile}), which makes fewer in \`npm test\`: the sheet's total is the order's total, computed again in whole numbers, and the provider's rules take the sheet's lines and rates; currencies of 0 to 3 decimals. The amount of the sheet is the card's in EUR, JPY and KWD. It ends at the first cart that is wrong, whose amounts it prints. The second test (${changesFile}) changes the basket, a price or an order at a random point between the sheet's confirmation and its order, on seven kinds of page.`,
    figures: [
      {
        what: `${carts.toLocaleString("en")} random carts, wrong or refused`,
        unit: "count",
        ours: [code === 0 ? 0 : 1],
        limit: 0,
      },
      {
        what: `${changes.toLocaleString("en")} changes between sheet and order, charged otherwise than the sheet shows`,
        unit: "count",
        ours: [changed.code === 0 ? 0 : 1],
        limit: 0,
      },
    ],
  }
}
