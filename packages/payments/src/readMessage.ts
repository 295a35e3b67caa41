import { readMember } from "@ringside/core/domain"

/** The message of a provider error. */
export function readMessage(error: unknown): string | null {
  const text = readMember(error, ["message"])
  return typeof text === "string" && text !== "" ? text : null
}
