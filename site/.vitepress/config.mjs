import { readFileSync } from "node:fs"
import { defineConfig } from "vitepress"

// `npm run site` writes the pages, and the list of them.
const { sidebar, base, repository } = JSON.parse(readFileSync(new URL("../.pages/site.json", import.meta.url), "utf8"))

/** The anchors that GitHub makes of headings, so that links in the repository's documents hold here, too. */
function slugify(title) {
  return title
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number} _-]/gu, "")
    .replaceAll(" ", "-")
}

// eslint-disable-next-line no-restricted-syntax -- VitePress reads the default export
export default defineConfig({
  title: "Ringside",
  description: "Shop widgets for any page: one script tag, and HTML that works without it.",
  lang: "en-GB",
  base,
  srcDir: ".pages",
  outDir: "dist",
  cacheDir: ".cache",
  lastUpdated: false,
  head: [["link", { rel: "icon", href: "data:," }]],
  markdown: { anchor: { slugify } },
  themeConfig: {
    search: { provider: "local" },
    outline: [2, 3],
    nav: [
      { text: "Start", link: "/start/site-builder" },
      { text: "Widgets", link: "/widgets/" },
      { text: "Recipes", link: "/recipes/popups" },
      { text: "Reference", link: "/reference/script-tag" },
      { text: "Playground", link: "/playground" },
    ],
    sidebar,
    socialLinks: [
      {
        icon: {
          svg: "<svg viewBox='0 0 16 16'><path d='M5 4 1 8l4 4m6-8 4 4-4 4' fill='none' stroke='currentColor' stroke-width='1.5'/></svg>",
        },
        link: repository,
        ariaLabel: "Source",
      },
    ],
  },
})
