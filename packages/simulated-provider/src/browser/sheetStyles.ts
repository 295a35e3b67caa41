/** The look of the wallet's sheet: dark or light as the system is, one rhythm of 4 px, targets of 44 px. */
export function useSheetStyles(document: Document): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    :root {
      color-scheme: light dark;
      --ground: light-dark(oklch(98% 0.006 85), oklch(20% 0.012 50));
      --raised: light-dark(oklch(100% 0 0), oklch(25% 0.014 50));
      --ink: light-dark(oklch(23% 0.015 50), oklch(96% 0.008 85));
      --quiet: light-dark(oklch(45% 0.015 50), oklch(78% 0.012 85));
      --line: light-dark(oklch(62% 0.012 60), oklch(56% 0.012 60));
      --red: light-dark(oklch(48% 0.19 27), oklch(76% 0.14 27));
    }
    * { box-sizing: border-box }
    [hidden] { display: none !important }
    body { margin: 0; color: var(--ink); background: var(--ground); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
    header { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 12px 20px 0 }
    h1 { margin: 0; font-size: 20px; line-height: 1.2; font-weight: 600 }
    h2, legend, label[for] { margin: 0; padding: 0; font-size: 14px; font-weight: 500; color: var(--quiet) }
    p { margin: 0 }
    main { display: grid; gap: 12px; padding: 4px 20px 12px }
    .note { padding-left: 8px; border-left: 3px solid var(--red); font-size: 14px }
    .field { display: grid; gap: 4px }
    select { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px; color: inherit; background: var(--raised); font: inherit; text-overflow: ellipsis }
    fieldset { display: grid; gap: 4px; min-width: 0; margin: 0; padding: 0; border: 0 }
    .rate { display: grid; grid-template-columns: auto 1fr auto; gap: 12px; align-items: center; min-height: 44px; padding: 4px 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--raised) }
    .rate input { width: 20px; height: 20px; margin: 0; accent-color: var(--red) }
    .rate small { display: block; color: var(--quiet); font-size: 13px }
    .row p { font-size: 14px }
    .row { display: grid; grid-template-columns: 1fr; gap: 0 }
    dl { display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; margin: 0; font-size: 14px }
    dt, dd { margin: 0 }
    dd, .amount { font-variant-numeric: tabular-nums; white-space: nowrap; text-align: right }
    main dl { padding-top: 12px; border-top: 1px solid var(--line); color: var(--quiet) }
    .total { font-size: 20px; font-weight: 600 }
    footer { position: sticky; bottom: 0; display: grid; gap: 8px; padding: 12px 20px 20px; border-top: 1px solid var(--line); background: var(--ground) }
    .problem { color: var(--red) }
    .status { color: var(--quiet) }
    .problem:empty, .status:empty { display: none }
    button { min-height: 44px; border-radius: 8px; font: inherit; cursor: pointer }
    .pay { width: 100%; padding: 8px 16px; border: 0; color: var(--ground); background: var(--ink); font-weight: 600 }
    .cancel { padding: 8px; border: 0; color: inherit; background: none; text-decoration: underline; text-underline-offset: 4px }
    button[aria-disabled="true"] { opacity: .5; cursor: default }
    :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
    .rate:has(:focus-visible) { outline: 2px solid var(--ink); outline-offset: 2px }
    .rate :focus-visible { outline: 0 }
    @media (max-height: 40rem) { footer { position: static } }
    @media (forced-colors: active) { button { border: 1px solid ButtonText } }
  `)
  document.adoptedStyleSheets = [sheet]
}
