import type { Context } from "hono"
import { HTTPException } from "hono/http-exception"
import { storableText } from "../texts/storableText.ts"

/**
 * Reads the text fields of a posted form, urlencoded or multipart; the last field of a name wins, as in PHP. What databases
 * refuse is removed.
 * @throws HTTPException with status 400 for a body that doesn't match its content type
 */
export async function readForm(context: Context): Promise<Map<string, string>> {
  const body = await parseBody(context)
  return new Map(
    Object.entries(body).flatMap(([name, values]) => {
      // The names of lists end in "[]".
      const value = Array.isArray(values) ? values.at(-1) : values
      return typeof value === "string" ? [[name, storableText(value)] as const] : []
    }),
  )
}

/** The error of a body that is too large is thrown on, since the body limit answers it. */
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

/** Reads a number from a form: 0 for anything but a whole number. */
export function readNumber(value: string | undefined): number {
  return value !== undefined && /^\d{1,9}$/.test(value.trim()) ? Number(value) : 0
}
