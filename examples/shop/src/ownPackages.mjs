import { fileURLToPath } from "node:url"

/**
 * @param {string} path in packages
 * @returns {string}
 */
const find = (path) => fileURLToPath(new URL(`../../../packages/${path}`, import.meta.url))

/**
 * Our own packages that the server needs, and the sources that esbuild bundles for them: they are TypeScript here, and no part of a
 * shop's installation.
 * @type {Record<string, string>}
 */
export const ownPackages = {
  "@ringside/simulated-provider": find("simulated-provider/src/index.ts"),
  "@ringside/payments/domain": find("payments/src/domain/index.ts"),
  "@ringside/core/domain": find("core/src/domain/index.ts"),
}
