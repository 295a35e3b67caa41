import { cleanup } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { mountForTests } from "../mountForTests.ts"
import { checkout } from "./widget.ts"

afterEach(cleanup)

const config = (messages: Record<string, string>) => ({
  locale: "en-GB",
  messages: { en: messages },
  all: { checkout: { terms: "/t" } },
})

async function readTerms(messages: Record<string, string>): Promise<string> {
  const { host } = await mountForTests(checkout, {}, config(messages))
  await vi.waitFor(() => expect(host.querySelector("label[for=terms] a")).not.toBeNull())
  return host.querySelector("label[for=terms]")?.innerHTML.replace(/ (?:target|rel)="\w+"/g, "") ?? ""
}

test("the link to the terms is where the language needs it", async () => {
  const link = (text: string) => `<a href="/t">${text}</a>`
  expect(await readTerms({})).toContain(`I have read and agree to the ${link("terms and conditions")}.`)
  const german = { "checkout.terms": "Ich habe die {link} gelesen.", "checkout.termsLink": "Bedingungen" }
  expect(await readTerms(german)).toContain(`Ich habe die ${link("Bedingungen")} gelesen.`)
})

test("a text of the page without a place for the link is followed by it", async () => {
  expect(await readTerms({ "checkout.terms": "I agree. " })).toContain('I agree. <a href="/t">terms and conditions</a>')
})
