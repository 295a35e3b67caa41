import { runTool } from "../../processes.mjs"
import { printLine } from "../../terminal.mjs"

const carts = 10_000_000
const testFile = "packages/express-checkout/src/domain/amounts.test.ts"

/**
 * Runs the test of random carts with as many carts as the goal names.
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function checkCarts() {
  const { code, output } = await runTool(
    { package: "vitest" },
    ["run", "--project", "domain", testFile, "--testNamePattern", "random carts"],
    { env: { RANDOM_CARTS: String(carts) } },
  )
  if (code !== 0) printLine(output)
  return {
    goal: "R4",
    title: "random carts",
    method: `The test of random carts (${testFile}), which makes fewer in \`npm test\`: the sheet's total is the order's total, computed again in whole numbers, and the provider's rules take the sheet's lines and rates; currencies of 0 to 3 decimals. The amount of the sheet is the card's in EUR, JPY and KWD. It ends at the first cart that is wrong, whose amounts it prints.`,
    figures: [
      {
        what: `${carts.toLocaleString("en")} random carts, wrong or refused`,
        unit: "count",
        ours: [code === 0 ? 0 : 1],
        limit: 0,
      },
    ],
  }
}
