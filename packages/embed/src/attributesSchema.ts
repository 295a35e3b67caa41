import { createAttributeSchema } from "@ringside/core/domain"
import { listKnownWidgets } from "./knownWidgets.ts"

/** The options of every widget and behaviour by name, for page builders and editors. A widget's are a JSON schema of their own. */
export const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Options of data-ringside hooks, by widget; each is written as the attribute data-ringside-NAME",
  type: "object",
  properties: Object.fromEntries(
    [...listKnownWidgets().tables].map(([name, table]) => [name, createAttributeSchema(table)]),
  ),
} as const
