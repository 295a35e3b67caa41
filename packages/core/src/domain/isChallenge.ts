/** The code of a refusal whose response `isChallenge`, beside the codes of the Store API. */
export const challengeCode = "challenged"

/**
 * Whether a firewall has answered with a page that checks for robots, which no request of a script can pass: the shop never saw the request.
 * The header is Cloudflare's.
 */
export function isChallenge(headers: Readonly<Record<string, string>>): boolean {
  return headers["cf-mitigated"] === "challenge"
}
