/** The parts' texts of warnings, by the keys that stand for them in all other chunks; the build derives them from the parts. */
export const warningTexts: Readonly<Record<string, string>> = {}

/** The address of the documentation's page about mistakes; empty where the site has none. */
// oxlint-disable-next-line typescript/no-inferrable-types -- the build writes another text, so it is no literal
export const errorsPage: string = ""
