import { attributePrefix } from "./attributeTable.ts"
import { formatTagName, isOnTag } from "./configTag.ts"
import type { Part } from "./part.ts"

/** The names that the pages of a build may use in their config. */
export interface ConfigNames {
  readonly members: readonly string[]
  /** Whole names of attributes on the script tag. */
  readonly attributes: readonly string[]
  /** Packages with host jobs, which `takeOver` may list; undefined when the packages are unknown. */
  readonly packages?: readonly string[]
}

/** The names that parts declare. */
export function listConfigNames(parts: readonly Pick<Part, "config" | "jobs">[]): ConfigNames {
  const members = parts.flatMap(({ config = {} }) => Object.entries(config))
  const packages = parts.flatMap(({ jobs = [] }) => jobs.map(({ packageName }) => packageName))
  return {
    members: members.map(([name]) => name),
    attributes: members.flatMap(([name, spec]) => (isOnTag(spec) ? [attributePrefix + formatTagName(name)] : [])),
    ...(packages.length > 0 && { packages: [...new Set(packages)] }),
  }
}
