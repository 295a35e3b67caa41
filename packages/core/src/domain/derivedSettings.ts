/**
 * How settings are derived from a page that prints none, while `takeOver` lists the package; no secret is among them. All of them have the
 * platform's endpoints, `wc_ajax_url` and `ajax_url`. Source: host-pages contract "Settings" 3.
 */
export interface DerivedSettings {
  /** Selector of markup without which nothing is derived. */
  readonly present?: string
  /** Storage keys: each text is followed by the prefix of the addresses in the page's language. */
  readonly perLanguage?: Readonly<Record<string, string>>
  readonly texts?: Readonly<Record<string, string>>
  /** Selectors of links: the address of the first one, empty without one. */
  readonly links?: Readonly<Record<string, string>>
  /** A selector, the text with such markup ("1" if missing) and the text without (empty if missing). */
  readonly choices?: Readonly<Record<string, readonly [selector: string, value?: string, otherwise?: string]>>
}
