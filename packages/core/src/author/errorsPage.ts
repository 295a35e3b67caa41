/**
 * The address of the documentation's page about lines in the console, which the builds of the script tag and of the packages take from
 * site/site.config.json; empty for none. It is compared where a line is written, so that a build without an address leaves out what adds one.
 */
// oxlint-disable-next-line typescript/no-inferrable-types -- the build writes another text, so it is no literal
export const errorsPage: string = ""
