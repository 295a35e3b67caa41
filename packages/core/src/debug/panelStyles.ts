/**
 * The panel's rules, in its shadow root: the page's rules don't reach it, and its own reach nothing of the page. They are adopted, so a page's
 * policy needs no exception for them.
 */
export const panelStyles = `
:host {
  all: initial !important;
  display: block !important;
  position: fixed !important;
  inset: 0 !important;
  z-index: 2147483647 !important;
  pointer-events: none !important;
  contain: strict !important;
  color-scheme: light dark !important;
}
@media print { :host { display: none !important } }
* { box-sizing: border-box }
[hidden] { display: none !important }
:host, .panel {
  --surface: #fff; --raised: #f5f4f2; --line: #dedbd6; --text: #1d1b19; --quiet: #5c5853;
  --good: #12703f; --wait: #8a5300; --bad: #b3261e; --left: #1f56b5; --plain: #5c5853;
  --shadow: 0 12px 40px rgb(0 0 0 / 0.24);
}
@media (prefers-color-scheme: dark) {
  :host, .panel {
    --surface: #191817; --raised: #242220; --line: #3b3835; --text: #f2efea; --quiet: #b3ada5;
    --good: #69d19b; --wait: #f0b558; --bad: #ff8a80; --left: #8fb8ff; --plain: #b3ada5;
    --shadow: 0 12px 40px rgb(0 0 0 / 0.6);
  }
}
.outlines {
  /* The page under them may be light or dark, whatever the shopper's system is. */
  --surface: #fff; --good: #12703f; --wait: #8a5300; --bad: #b3261e; --left: #1f56b5; --plain: #5c5853;
  position: absolute; inset: 0; overflow: hidden;
}
.outline {
  position: absolute; inset-block-start: 0; left: 0;
  outline: 2px solid var(--tone); outline-offset: -2px; border-radius: 3px; box-shadow: 0 0 0 1px rgb(255 255 255 / 0.8);
}
.outline[data-tone="wait"] { outline-style: dashed }
.outline[data-tone="left"] { outline-style: double; outline-width: 4px; outline-offset: -4px }
.outline[data-tone="plain"] { outline-style: dotted }
.outline[data-highlighted] { outline-width: 4px; outline-style: solid; background: color-mix(in srgb, var(--tone) 16%, transparent) }
.outline > span {
  position: absolute; inset-block-start: 0; inset-inline-start: 0; max-inline-size: max(100%, 18em);
  overflow: hidden; text-overflow: ellipsis; white-space: nowrap; padding: 1px 6px;
  background: var(--tone); color: var(--surface); font: 600 11px/16px system-ui, sans-serif; border-radius: 3px 0 3px 0;
}
[data-tone="good"] { --tone: var(--good) }
[data-tone="wait"] { --tone: var(--wait) }
[data-tone="bad"] { --tone: var(--bad) }
[data-tone="left"] { --tone: var(--left) }
[data-tone="plain"] { --tone: var(--plain) }
.panel {
  position: absolute; inset-block-end: 16px; inset-inline-end: 16px;
  inline-size: min(26rem, calc(100% - 32px)); max-block-size: min(42rem, calc(100% - 32px));
  display: flex; flex-direction: column; pointer-events: auto; overflow: hidden;
  background: var(--surface); color: var(--text); border: 1px solid var(--line); border-radius: 12px; box-shadow: var(--shadow);
  font: 400 14px/20px system-ui, sans-serif; text-align: start;
}
.panel:focus { outline: none }
.panel:focus-visible, button:focus-visible, summary:focus-visible { outline: 2px solid var(--left); outline-offset: -2px }
header {
  display: flex; align-items: center; gap: 8px;
  padding: 8px 8px 8px 16px; border-block-end: 1px solid var(--line);
}
h2 { flex: 1 1 auto; min-inline-size: 0; margin: 0; font: 700 15px/20px system-ui, sans-serif }
.tools { display: flex; gap: 4px; margin-inline-start: auto }
button {
  font: 600 13px/20px system-ui, sans-serif; color: inherit; background: transparent; cursor: pointer;
  border: 1px solid transparent; border-radius: 8px; padding: 5px 10px; min-block-size: 32px; min-inline-size: 32px;
}
button:hover { background: var(--raised) }
button[aria-pressed="true"] { border-color: var(--line); background: var(--raised) }
.close { font-size: 18px; padding: 5px }
.body { overflow-y: auto; overscroll-behavior: contain }
.summary { margin: 0; padding: 10px 16px; color: var(--quiet); font-size: 13px }
details { border-block-start: 1px solid var(--line) }
summary { padding: 10px 16px; font-weight: 600; cursor: pointer }
summary:hover { background: var(--raised) }
summary > span { color: var(--quiet); font-weight: 400; font-variant-numeric: tabular-nums; margin-inline-start: 4px }
ul { list-style: none; margin: 0; padding: 0 16px 8px }
li {
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 8px; align-items: start;
  padding: 8px 0 8px 12px; border-inline-start: 3px solid var(--tone); margin-block-end: 8px; padding-block: 2px;
}
.name { display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: baseline; min-inline-size: 0 }
.name b { font-weight: 600; overflow-wrap: anywhere }
.state { color: var(--tone); font-weight: 600; font-size: 12px }
.text { grid-column: 1; margin: 0; font-size: 13px; color: var(--quiet); overflow-wrap: anywhere }
li > button { grid-column: 2; grid-row: 1 / span 2; border-color: var(--line) }
.empty { margin: 0; padding: 0 16px 12px; color: var(--quiet); font-size: 13px }
@media (max-width: 480px) {
  .panel {
    inset-inline: 0; inset-block-end: 0; inline-size: auto; max-block-size: 56%;
    border-inline-width: 0; border-block-end-width: 0; border-radius: 16px 16px 0 0;
    padding-block-end: env(safe-area-inset-bottom);
  }
}
@media (pointer: coarse) { button { min-block-size: 44px; min-inline-size: 44px } summary { padding-block: 12px } }
`
