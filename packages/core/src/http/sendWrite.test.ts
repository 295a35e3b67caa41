import { describe, expect, it } from "vitest"
import type { Http, HttpAnswer, HttpResult, WriteRequest } from "./http.ts"
import { createPrintedNonce } from "./printedNonce.ts"
import { type NonceSource, sendWrite } from "./sendWrite.ts"

const createRequest = (nonce: string): WriteRequest => ({
  method: "POST",
  url: "/write",
  body: `nonce=${nonce}`,
  timeoutMs: 1000,
})
const answer = (status: number, text = ""): HttpAnswer => ({
  kind: "answer",
  status,
  isOk: status >= 200 && status < 300,
  headers: {},
  text,
  url: "/write",
})
const offline: HttpResult = { kind: "unreachable", reason: "offline" }

interface Setup {
  readonly known: string
  /** Answers to the write, in order. */
  readonly answers: readonly HttpResult[]
  /** The nonce that a refusal brings. */
  readonly brought?: string
  /** The fetched nonce and its result; without it there is no source. */
  readonly renewed?: { readonly nonce: string; readonly result: HttpResult }
}

/** Sends a write, and returns the requests and fetches in order, with the result. */
async function run({ known, answers, brought = "", renewed }: Setup) {
  const log: string[] = []
  let current = known
  const left = [...answers]
  const http: Http = async (request) => {
    log.push(`${request.method} ${typeof request.body === "string" ? request.body : ""}`)
    return left.shift() ?? offline
  }
  const nonce: NonceSource = {
    read: () => current,
    keep(_, refused) {
      if (refused !== null) current = brought
    },
    isRefusal: ({ status }) => status === 403,
    renew: renewed
      ? async () => {
          log.push("renew")
          current = renewed.nonce
          return renewed.result
        }
      : null,
  }
  return { result: await sendWrite(http, { nonce, createRequest }), log }
}

describe("a write", () => {
  it.each<[string, Setup, readonly string[], object]>([
    [
      "with a good nonce is one request",
      { known: "a", answers: [answer(200)] },
      ["POST nonce=a"],
      { kind: "answer", status: 200 },
    ],
    [
      "without a nonce fetches it first",
      { known: "", answers: [answer(200)], renewed: { nonce: "b", result: answer(200) } },
      ["renew", "POST nonce=b"],
      { kind: "answer", status: 200 },
    ],
    [
      "without a nonce is sent to a shop that gives none",
      { known: "", answers: [answer(200)], renewed: { nonce: "", result: answer(200) } },
      ["renew", "POST nonce="],
      { kind: "answer", status: 200 },
    ],
    [
      "is not sent where the nonce can't be fetched",
      { known: "", answers: [], renewed: { nonce: "", result: offline } },
      ["renew"],
      { kind: "not-accepted", answer: offline },
    ],
    [
      "is not sent where the shop refuses to give a nonce",
      { known: "", answers: [], renewed: { nonce: "", result: answer(404) } },
      ["renew"],
      { kind: "not-accepted", answer: answer(404) },
    ],
    [
      "is not sent where there is nothing to fetch a nonce from",
      { known: "", answers: [] },
      [],
      { kind: "not-accepted", answer: null },
    ],
    [
      "whose nonce is refused is sent once more with the nonce of the refusal",
      { known: "a", answers: [answer(403), answer(200)], brought: "b", renewed: { nonce: "c", result: answer(200) } },
      ["POST nonce=a", "POST nonce=b"],
      { kind: "answer", status: 200 },
    ],
    [
      "whose refusal brings no nonce fetches one",
      { known: "a", answers: [answer(403), answer(200)], renewed: { nonce: "c", result: answer(200) } },
      ["POST nonce=a", "renew", "POST nonce=c"],
      { kind: "answer", status: 200 },
    ],
    [
      "that is refused twice has failed",
      { known: "a", answers: [answer(403), answer(403, "no")], brought: "b" },
      ["POST nonce=a", "POST nonce=b"],
      { kind: "not-accepted", answer: answer(403, "no") },
    ],
    [
      "that is refused, with no other nonce, has failed",
      { known: "a", answers: [answer(403)], renewed: { nonce: "", result: offline } },
      ["POST nonce=a", "renew"],
      { kind: "not-accepted", answer: answer(403) },
    ],
    [
      "that is refused for another reason is not sent again",
      { known: "a", answers: [answer(400)], brought: "b" },
      ["POST nonce=a"],
      { kind: "answer", status: 400 },
    ],
    [
      "that nobody answers is not sent again: it may have been done",
      { known: "a", answers: [{ kind: "unreachable", reason: "timeout" }], brought: "b" },
      ["POST nonce=a"],
      { kind: "unreachable", reason: "timeout" },
    ],
  ])("%s", async (_, setup, log, result) => {
    expect(await run(setup)).toMatchObject({ log, result })
  })
})

describe("a printed nonce", () => {
  it.each([
    [403, "-1", true],
    [403, "<h1>Forbidden by a firewall</h1>", true],
    [401, "", true],
    [200, "-1\n", true],
    [200, "0", false],
    [200, '{"success":false}', false],
    [400, "0", false],
    [500, "", false],
  ])("counts as refused by the response %d %s: %s", (status, text, isRefused) => {
    expect(createPrintedNonce(() => "n").isRefusal(answer(status, text))).toBe(isRefused)
  })

  it("that was refused is not read again, one that is printed later is", () => {
    let printed: unknown = "n1"
    const nonce = createPrintedNonce(() => printed)
    expect(nonce.read()).toBe("n1")
    nonce.keep(answer(403), "n1")
    expect(nonce.read()).toBe("")
    printed = "n2"
    expect(nonce.read()).toBe("n2")
  })

  it.each([undefined, null, 7, {}, ["n"]])("that is %j counts as missing", (printed) => {
    expect(createPrintedNonce(() => printed).read()).toBe("")
  })
})
