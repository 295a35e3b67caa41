import { readMember } from "@ringside/core/domain"

/** The next step for a card that is to be saved. */
export type SetupIntent =
  | { readonly kind: "succeeded"; readonly id: string }
  | { readonly kind: "confirm"; readonly clientSecret: string }
  | { readonly kind: "error"; readonly message: string }

const unknownError = "An unknown error occurred."

/** Reads the response of `create_setup_intent`. Any status except `succeeded` requires confirmation. Source: checkout §1 D3, §3 R6. */
export function readSetupIntent(response: unknown): SetupIntent {
  const read = (...path: string[]) => {
    const value = readMember(response, ["data", ...path])
    return typeof value === "string" && value !== "" ? value : null
  }
  const [id, clientSecret] = [read("id"), read("client_secret")]
  if (readMember(response, ["success"]) === true) {
    if (read("status") === "succeeded" && id !== null) return { kind: "succeeded", id }
    if (read("status") !== "succeeded" && clientSecret !== null) return { kind: "confirm", clientSecret }
  }
  return { kind: "error", message: read("error", "message") ?? unknownError }
}
