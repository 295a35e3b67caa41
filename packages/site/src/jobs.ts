import type { HostJob } from "@ringside/core/domain"

/** What the platform's general script does on archives and with notices over the whole page. It needs no settings. */
export const storefrontJob = {
  name: "sorting-and-notices",
  packageName: "site",
  handles: ["woocommerce"],
  doc: "Sorting that sends its form, the store notice and the coming-soon banner.",
} as const satisfies HostJob
