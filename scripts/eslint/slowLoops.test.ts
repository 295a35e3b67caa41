import { Linter } from "eslint"
import { describe, expect, it } from "vitest"
import { linearRegex } from "./linearRegex.mjs"
import { findSlowLoops } from "./slowLoops.mjs"

const restart = "the match can start again at each character of its run"
const rounds = "its rounds can be divided in more than one way"

describe("finds a repetition that starts again inside its own run", () => {
  it.each<[RegExp, string]>([
    [/\s*$/, String.raw`\s*`],
    [/\/+$/, String.raw`\/+`],
    [/x|\s+$/, String.raw`\s+`],
    [/a*b/, "a*"],
    [/a{2,}b/, "a{2,}"],
    [/<[^>]*>/, "[^>]*"],
    [/-?\d+%/, String.raw`\d+`],
    [/\d+(?=x)/, String.raw`\d+`],
    [/\B(?=(?:\d{3})+$)/g, String.raw`(?:\d{3})+`],
    [/,.*$/, ".*"],
    [/\/\*.*?\*\//s, ".*?"],
    [/^\s+x/m, String.raw`\s+`],
    [/(?<=\s)\s+$/, String.raw`\s+`],
    [/(.+)\1/, ".+"],
  ])("%s", ({ source, flags }, loop) => {
    expect(findSlowLoops(source, flags)).toEqual([{ loop, reason: restart }])
  })
})

describe("finds repetitions that share text", () => {
  it.each<[RegExp, string, string]>([
    [/^\s*\s*$/, String.raw`\s*`, String.raw`\s*`],
    [/^\d+\.?\d+$/, String.raw`\d+`, String.raw`\d+`],
    [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, String.raw`[^\s@]+`, String.raw`[^\s@]+`],
    [/^(a+)(a+)$/, "a+", "a+"],
    [/^[^/]+(.*?)\/x/, ".*?", "[^/]+"],
  ])("%s", ({ source, flags }, loop, other) => {
    const reason = `it shares text with ${other}, so each division of that text is tried`
    expect(findSlowLoops(source, flags)).toEqual([{ loop, reason }])
  })
})

describe("finds rounds that can be divided in more than one way", () => {
  it.each<[RegExp, string]>([
    [/^(a|\w)+$/, String.raw`(a|\w)+`],
    [/^(?:a+)+$/, "(?:a+)+"],
    [/^(?:\s*x?\s*)*$/, String.raw`(?:\s*x?\s*)*`],
  ])("%s", ({ source, flags }, loop) => {
    expect(findSlowLoops(source, flags)).toContainEqual({ loop, reason: rounds })
  })
})

describe("leaves linear patterns alone", () => {
  it.each([
    /\s+/g,
    /x*/,
    /\S$/,
    /^\s*\d+\s*$/,
    /^.*:/s,
    /,.*$/s,
    /\.\w+$/,
    /<[^<>]+>/g,
    /(?<!\s)\s+$/,
    /^\w+(?=\/)(.*?)\/x/,
    /\b\w+x/,
    /\s+x/y,
    /^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)+$/,
    /^([^?#]*)(?:\?([^#]*))?(.*)$/s,
    /(?:^|\s)(\S+)_tab(?!\S)/,
    /<!--[^]*?(?:-->|$)/,
    /\p{Nd}+(?:[.,]\p{Nd}+)*/u,
    /(\{{2,3})\s*data\.variation\.([\w-]+)\s*(\}+)/g,
  ])("%s", ({ source, flags }) => {
    expect(findSlowLoops(source, flags)).toEqual([])
  })
})

it.each([
  [String.raw`text.replace(/\s+$/, "")`, 1],
  [String.raw`new RegExp("\\s+$")`, 1],
  [String.raw`RegExp("[^]*?(?:x|$)", "u")`, 0],
  [String.raw`new RegExp(pattern)`, 0],
  [String.raw`text.replace("/+$", "")`, 0],
])("the rule reports %s %i times", (code, times) => {
  const config = {
    plugins: { ringside: { rules: { linear: linearRegex } } },
    rules: { "ringside/linear": "error" },
  } as const
  const messages = new Linter().verify(code, config)
  expect(messages.map(({ ruleId }) => ruleId)).toEqual(Array(times).fill("ringside/linear"))
})
