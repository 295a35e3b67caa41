import type { HostJob } from "@ringside/core/domain"

/** The job of the host's own script. `handles` are the names under which the platform prints it: the element `{handle}-js`. */
export const attributionJob = {
  packageName: "attribution",
  handles: ["attribution"],
  doc: "Order attribution, e-mail capture, product data, analytics and consent.",
} as const satisfies HostJob
