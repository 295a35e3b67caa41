/* Runs the snippets of docs/npm.md and of the packages' READMEs; the address names one: `/?way=parts`, `/?way=packages/gallery`. */
const snippets = import.meta.glob(["./behaviours.ts", "./debugPanel.ts", "./hooks.ts", "./parts.ts", "./packages/*.ts"])

const way = new URLSearchParams(location.search).get("way") ?? ""
void snippets[`./${way}.ts`]?.().then(() => {
  document.documentElement.dataset["way"] = way
})
