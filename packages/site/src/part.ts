import { definePart } from "@ringside/core/domain"
import { selectors } from "./host.ts"
import { storefrontJob } from "./jobs.ts"
import { siteMessages } from "./messages.ts"

const served = [selectors.storeNotice, selectors.ordering, selectors.banner].join()

/** What stands around the products: sorting, and notices over the whole page. */
export const sitePart = definePart({
  name: "site",
  jobs: [storefrontJob],
  messages: [siteMessages],
  late: [
    {
      file: "late.ts",
      chunk: "site",
      doc: "sorting, the store notice and the coming-soon banner",
      load: {
        press: [{ selector: `${selectors.dismissNotice},${selectors.dismissBanner}`, job: storefrontJob }],
        due: [{ selector: served, job: storefrontJob }],
        present: served,
      },
    },
  ],
})
