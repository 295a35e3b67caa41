import { type RootProps, usePage } from "@ringside/ui"
import type { OptionsOf } from "@ringside/core/domain"
import type { newsletterAttributes } from "../../options.ts"
import { requireNewsletterTarget } from "../subscribe.ts"
import { NewsletterForm } from "./NewsletterForm.tsx"

/**
 * A form that takes an address for the newsletter, with a box for the consent.
 * @throws Error when nothing on the page takes addresses: the server's HTML then stays.
 */
export function Newsletter({ options }: Pick<RootProps<OptionsOf<typeof newsletterAttributes>>, "options">) {
  return <NewsletterForm options={options} target={requireNewsletterTarget(usePage())} />
}
