import type { buildPackages } from "./buildPackages.mjs"

/** The values that `packages/testing/consumers/globalSetup.ts` provides to the tests of the packages as they are packed. */
export interface PackedPackages {
  readonly built: Awaited<ReturnType<typeof buildPackages>>
  /** The folder with the installed apps, and with the tarballs in `packed`. */
  readonly consumers: string
}

declare module "vitest" {
  interface ProvidedContext {
    readonly built: PackedPackages["built"]
    readonly consumers: PackedPackages["consumers"]
  }
}
