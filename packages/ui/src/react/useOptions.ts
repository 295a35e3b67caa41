import { type AttributeTable, formatOptions, type OptionsOf, parseOptions } from "@ringside/core/domain"
import { useMemo } from "react"
import { useStableRecord } from "./useStableRecord.ts"
import { usePage } from "../root/PageProvider.tsx"

interface NamedAttributes<Table extends AttributeTable> {
  readonly name: string
  readonly attributes: Table
}

/**
 * The options of a component that isn't made by `createRootComponent`: the same object as long as they are the same. A wrong one is reported, and
 * its default counts.
 */
export function useOptions<const Table extends AttributeTable>(
  { name, attributes }: NamedAttributes<Table>,
  given: Parameters<typeof formatOptions>[1],
): OptionsOf<Table> {
  const page = usePage()
  const raw = useStableRecord(formatOptions(attributes, given))
  return useMemo(
    () =>
      parseOptions(attributes, raw, (problem) =>
        page.diagnose(({ formatAttributeProblem }) => page.reports.warn(formatAttributeProblem(name, problem))),
      ),
    [page, name, attributes, raw],
  )
}
