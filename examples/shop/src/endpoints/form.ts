import type { Context } from "hono"
import { HTTPException } from "hono/http-exception"

/**
 * The text fields of a posted form, urlencoded or multipart; of fields with one name the last counts, as in PHP. The
 * character 0, which no database keeps, is left out.
 */
export async function readForm(context: Context): Promise<Map<string, string>> {
  const body = await parseBody(context)
  return new Map(
    Object.entries(body).flatMap(([name, values]) => {
      // The names of lists end in "[]".
      const value = Array.isArray(values) ? values.at(-1) : values
      return typeof value === "string" ? [[name, value.replaceAll("\0", "")] as const] : []
    }),
  )
}

/** A body that is no form of its own kind is the sender's mistake. One that is too large keeps its own answer. */
async function parseBody(context: Context) {
  try {
    return await context.req.parseBody()
  } catch (cause) {
    if (isTooLarge(cause)) throw cause
    throw new HTTPException(400, { message: "This form can't be read.", cause })
  }
}

function isTooLarge(cause: unknown): boolean {
  return cause instanceof Error && (cause.name === "BodyLimitError" || isTooLarge(cause.cause))
}

/** A number as forms carry it: 0 for what is no whole number. */
export function readNumber(value: string | undefined): number {
  return value !== undefined && /^\d{1,9}$/.test(value.trim()) ? Number(value) : 0
}
