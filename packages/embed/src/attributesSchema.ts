import { type AttributeTable, createAttributeSchema } from "@ringside/core/domain"
import { behaviours } from "./behaviours.ts"
import { widgets } from "./widgets.ts"

/** The options of every widget and behaviour by name, for page builders and editors. A widget's are a JSON schema of their own. */
export const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Options of data-ringside hooks, by widget; each is written as the attribute data-ringside-NAME",
  type: "object",
  properties: createSchemas(),
} as const

function createSchemas(): Record<string, unknown> {
  const tables = new Map<string, AttributeTable>()
  for (const { name, attributes } of [...behaviours, ...widgets]) {
    if (attributes) tables.set(name, { ...tables.get(name), ...attributes })
  }
  return Object.fromEntries([...tables].map(([name, table]) => [name, createAttributeSchema(table)]))
}
