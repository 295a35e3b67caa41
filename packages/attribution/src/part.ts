import { definePart } from "@ringside/core/domain"
import { attributionEvents } from "./events.ts"
import { selectors } from "./host.ts"
import { attributionJob } from "./jobs.ts"
import { attributionMessages } from "./messages.ts"
import { attributionAttributes } from "./options.ts"

/** Order attribution, e-mail capture, product data, analytics and consent. */
export const attributionPart = definePart({
  name: "attribution",
  hooks: {
    attribution: {
      attributes: attributionAttributes,
      behaviour: "Order attribution, e-mail capture, product data, analytics and consent.",
    },
  },
  jobs: [attributionJob],
  events: attributionEvents,
  messages: [attributionMessages],
  late: [
    {
      file: "late.ts",
      chunk: "attribution",
      doc: "the behaviour `attribution`",
      load: {
        press: [
          { selector: `${selectors.box} ${selectors.control}`, job: attributionJob },
          { selector: `${selectors.hook} ${selectors.control}` },
        ],
        present: `${selectors.box}, ${selectors.hook}`,
      },
    },
  ],
})
