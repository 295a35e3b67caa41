import type { Context } from "hono"

/**
 * The text fields of a posted form, urlencoded or multipart; of fields with one name the last counts, as in PHP. The
 * character 0, which no database keeps, is left out.
 */
export async function readForm(context: Context): Promise<Map<string, string>> {
  const body = await context.req.parseBody()
  return new Map(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.replaceAll("\0", "")] as const] : [],
    ),
  )
}

/** A number as forms carry it: 0 for what is no whole number. */
export function readNumber(value: string | undefined): number {
  return value !== undefined && /^\d{1,9}$/.test(value.trim()) ? Number(value) : 0
}
