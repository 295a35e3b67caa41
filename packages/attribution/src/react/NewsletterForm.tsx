import { type KnownPage, unknownAddress } from "@ringside/core"
import { type OptionsOf, parseConfigMembers } from "@ringside/core/domain"
import { type RootProps, useKnownPage } from "@ringside/ui"
import { createRootComponent, type RootComponentProps, usePageOnceReady } from "@ringside/ui/react"
import { attributionConfig } from "../config.ts"
import { type NewsletterTarget, selectNewsletterTarget } from "../domain/newsletter.ts"
import { newsletterRoot } from "../newsletter/newsletter.ts"
import { requireNewsletterTarget } from "../newsletter/subscribe.ts"
import { NewsletterForm as Form } from "../newsletter/ui/NewsletterForm.tsx"
import type { newsletterAttributes } from "../options.ts"

/** The props of `NewsletterForm`. */
export type NewsletterFormProps = RootComponentProps<typeof newsletterAttributes>

/** A form that takes addresses for the newsletter, with a box for the consent. `newsletter.address` of the config is where they are sent. */
export const NewsletterForm = /* @__PURE__ */ createRootComponent({
  ...newsletterRoot,
  component: NewsletterContent,
  // The form itself: what was typed before there was a page stays, and is sent without code, too.
  first: (options, { config }) => readFirstTarget(config) && <NewsletterContent options={options} />,
})

function NewsletterContent({ options }: Pick<RootProps<OptionsOf<typeof newsletterAttributes>>, "options">) {
  const page = usePageOnceReady()
  const { config } = useKnownPage()
  const target = page ? requireNewsletterTarget(page) : readFirstTarget(config)
  return target && <Form options={options} target={target} />
}

/** The address of the config; null where only a page would name who takes addresses. */
function readFirstTarget({ all, locale }: KnownPage["config"]): NewsletterTarget | null {
  const { newsletter } = parseConfigMembers(attributionConfig, all, { locale, baseUrl: unknownAddress, report: ignore })
  return selectNewsletterTarget({ address: newsletter.address ?? "", popups: "", service: "" })
}

function ignore(): void {
  // The page will report what is wrong.
}
