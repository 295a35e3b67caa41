import type { Decorator, Preview } from "@storybook/react-vite"
import type { AttributeTable } from "../packages/core/src/domain/index.ts"
import { type baseStyles, showBaseStyle } from "./baseStyles.ts"
import { createStoryControls, createStoryKey } from "./createStoryControls.ts"
import * as parts from "../packages/embed/src/parts.ts"
import { readPartDocs } from "./partDocs.ts"
import { createTestMessages, testLanguages } from "./testLanguages.ts"
import { StoryPage, type StoryPageOptions } from "./StoryPage.tsx"
import "./preview.css"
import "./hostTheme.css"

/** The toolbar's values; the first is the default. The URL can also set them: `&globals=locale:en;theme:arena`. */
const choices = {
  locale: ["es", "en"],
  theme: ["plain", "arena", "studio"],
  colorScheme: ["light", "dark"],
  direction: ["ltr", "rtl"],
  base: ["none", "filled-buttons", "heavy-lists", "shop-pages", "small-root", "thick-borders", "builder"],
} as const satisfies Readonly<Record<string, readonly string[]>> & {
  readonly base: readonly (keyof typeof baseStyles)[]
}

/** The parts with their texts. */
const documentedParts = Object.values(parts).map(({ name }) => ({ name, ...readPartDocs(name) }))

/** Parameters of a story. */
interface StoryParameters {
  readonly page?: StoryPageOptions
  /** The widget's attribute table, from which the controls and their initial values are created. */
  readonly attributes?: AttributeTable
}

const onPage: Decorator = (Story, { args, globals, parameters, id }) => {
  const testLanguage = testLanguages.find((each) => each === globals["locale"])
  const locale = testLanguage ?? choose(choices.locale, globals["locale"])
  const messages = testLanguage && { messages: createTestMessages(testLanguage, documentedParts) }
  const theme = choose(choices.theme, globals["theme"])
  const colorScheme = choose(choices.colorScheme, globals["colorScheme"])
  const { documentElement } = document
  documentElement.lang = locale
  documentElement.dir = choose(choices.direction, globals["direction"])
  documentElement.style.colorScheme = colorScheme
  const base = choose(choices.base, globals["base"])
  showBaseStyle(base)
  const { page = {}, attributes = {} }: StoryParameters = parameters
  const key = [id, locale, theme, colorScheme, createStoryKey(attributes, args)].join()
  return (
    <StoryPage key={key} options={page} config={{ locale, theme, colorScheme, ...messages }}>
      {/* Themes style the text of an entry, and the shop's pages by a class of the page. */}
      <div className={base === "none" ? undefined : "woocommerce-page hentry"}>
        <div className="entry-content">
          <Story />
        </div>
      </div>
    </StoryPage>
  )
}

function choose<T extends string>(offered: readonly [T, ...T[]], value: unknown): T {
  return offered.find((each) => each === value) ?? offered[0]
}

function readControls({ attributes = {} }: StoryParameters) {
  return createStoryControls(attributes)
}

const preview: Preview = {
  decorators: [onPage],
  globalTypes: {
    locale: { toolbar: { title: "Language", icon: "globe", items: [...choices.locale], dynamicTitle: true } },
    theme: { toolbar: { title: "Theme", icon: "paintbrush", items: [...choices.theme], dynamicTitle: true } },
    colorScheme: { toolbar: { title: "Scheme", icon: "mirror", items: [...choices.colorScheme], dynamicTitle: true } },
    direction: { toolbar: { title: "Direction", icon: "transfer", items: [...choices.direction], dynamicTitle: true } },
    base: { toolbar: { title: "Base styles", icon: "document", items: [...choices.base], dynamicTitle: true } },
  },
  initialGlobals: Object.fromEntries(Object.entries(choices).map(([name, [first]]) => [name, first])),
  argTypesEnhancers: [({ argTypes, parameters }) => ({ ...readControls(parameters).argTypes, ...argTypes })],
  argsEnhancers: [({ initialArgs, parameters }) => ({ ...readControls(parameters).args, ...initialArgs })],
  parameters: {
    controls: { expanded: true },
    options: { storySort: { order: ["Start", ["Welcome", "Look", "Tokens", "Hooks", "Reference"]] } },
  },
}

export default preview
