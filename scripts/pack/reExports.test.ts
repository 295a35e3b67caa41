import { expect, it } from "vitest"
import { readReExports, writeEntry } from "./reExports.mjs"

const source = `
  import "./styles.css"
  export { tabsBehaviour, reviewsBehaviour } from "./behaviour.ts"
  export { beforeLoad as tabsStartBehaviour } from "./beforeLoad.ts"
  export type { Options } from "./reviews/read.ts"
  export { type Labels, messages } from "./messages.ts"
  export { reviews } from "./reviews/widget.ts"
`

it("reads what an entry exports of other modules, without types", () => {
  expect(readReExports(source)).toEqual([
    { from: "./behaviour.ts", names: ["tabsBehaviour", "reviewsBehaviour"] },
    { from: "./beforeLoad.ts", names: ["beforeLoad as tabsStartBehaviour"] },
    { from: "./messages.ts", names: ["messages"] },
    { from: "./reviews/widget.ts", names: ["reviews"] },
  ])
})

it.each(["export const page = 1", 'import { a } from "./a.ts"\nexport { a }', 'export * from "./a.ts"'])(
  "leaves a module alone that does more: %s",
  (text) => expect(readReExports(text)).toBeNull(),
)

it("exports modules by a star, with a file between for fewer names, others, or a directive", () => {
  const exported: Readonly<Record<string, readonly string[]>> = {
    "./behaviour.ts": ["reviewsBehaviour", "tabsBehaviour"],
    "./beforeLoad.ts": ["beforeLoad"],
    "./messages.ts": ["messages", "internalMessages"],
    "./reviews/widget.ts": ["reviews"],
  }
  const files = writeEntry(readReExports(source) ?? [], {
    directiveOf: (from) => (from.includes("widget") ? '"use client"\n' : ""),
    exportsOf: (from) => exported[from],
  })
  expect(Object.fromEntries(files)).toEqual({
    "": [
      'export * from "./behaviour.js";',
      'export * from "./exports/beforeLoad.js";',
      'export * from "./exports/messages.js";',
      'export * from "./exports/reviews/widget.js";\n',
    ].join("\n"),
    "exports/beforeLoad.js": 'export { beforeLoad as tabsStartBehaviour } from "../beforeLoad.js";\n',
    "exports/messages.js": 'export { messages } from "../messages.js";\n',
    "exports/reviews/widget.js": '"use client"\nexport { reviews } from "../../reviews/widget.js";\n',
  })
})
