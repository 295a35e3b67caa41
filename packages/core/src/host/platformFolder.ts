import { isRecord, parseUrl, readMember, readText } from "../domain/index.ts"
import type { Page } from "../page/page.ts"
import type { PageDocument } from "../page/pageDocument.ts"
import { readLanguagePrefix } from "./pageAddresses.ts"

/**
 * The folder of the platform on its host (`/shop`), "" for the root: where its own files are, which have no language in their addresses.
 * Shops choose the part of an address that stands for a language freely.
 */
export function readPlatformFolder({ document, config }: Pick<Page, "document" | "config">): string {
  const prefix = readLanguagePrefix(document)
  const last = prefix.slice(prefix.lastIndexOf("/") + 1)
  const tag = document.documentElement.lang.toLowerCase()
  const isLanguage =
    [tag, baseOf(tag), ...listSlugs(config)].includes(last.toLowerCase()) || isLanguageOfLinks(document, prefix, tag)
  return last !== "" && isLanguage ? prefix.slice(0, -last.length - 1) : prefix
}

/** The parts of addresses that the config's `languages` names. */
function listSlugs({ all }: Page["config"]): readonly string[] {
  const list = readMember(all, ["languages", "list"])
  if (!Array.isArray(list)) return []
  return list.map((entry: unknown) => (isRecord(entry) ? readText(entry["slug"]).toLowerCase() : ""))
}

/** Whether the page's alternate link in its own language is below `prefix`, and one in another language on this host isn't. */
function isLanguageOfLinks(document: PageDocument, prefix: string, tag: string): boolean {
  const printed = document.querySelectorAll<HTMLLinkElement>("link[rel~=alternate][hreflang]:not([hreflang=x-default])")
  const links = [...printed].flatMap(({ hreflang, href }) => {
    const url = parseUrl(href)
    return url ? [{ language: hreflang.toLowerCase(), url }] : []
  })
  const own =
    links.find(({ language }) => language === tag) ?? links.find(({ language }) => baseOf(language) === baseOf(tag))
  const isBelow = ({ url }: { readonly url: URL }) => `${url.pathname}/`.startsWith(`${prefix}/`)
  return own !== undefined && isBelow(own) && links.some((each) => each.url.host === own.url.host && !isBelow(each))
}

function baseOf(tag: string): string {
  return tag.split("-", 1)[0] ?? tag
}
