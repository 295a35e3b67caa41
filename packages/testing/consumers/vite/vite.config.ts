import { defineConfig } from "vite"

export default defineConfig({
  build: {
    rolldownOptions: {
      input: ["index.html", "withoutHooks.html"],
      // Each snippet is an app of its own. Otherwise the bundler puts what several snippets need into the file of one of them, which then runs in
      // the others, too.
      output: {
        codeSplitting: { groups: [{ name: "packages", test: /@ringside/, includeDependenciesRecursively: false }] },
      },
    },
  },
})
