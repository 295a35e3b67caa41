import type { KnownWidgets } from "@ringside/core"
import type { AttributeTable } from "@ringside/core/domain"
import { behaviours } from "./behaviours.ts"
import { widgetTables } from "./widgetTables.ts"
import { widgets } from "./widgets.ts"

/** What hooks may name: widgets and behaviours, with the attributes of both where they share a name. */
export function listKnownWidgets(): KnownWidgets {
  const tables = new Map<string, AttributeTable>()
  const add = (name: string, table: AttributeTable) => tables.set(name, { ...tables.get(name), ...table })
  for (const { name, attributes } of behaviours) if (attributes) add(name, attributes)
  for (const [name, table] of widgetTables) add(name, table)
  return { tables, drawing: widgets }
}
