import type { StorybookConfig } from "@storybook/react-vite"

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./start/*.stories.tsx", "../packages/*/src/**/*.stories.tsx"],
  staticDirs: [
    // The README's pictures, for the welcome page.
    { from: "../docs/images", to: "/images" },
    // Stand-ins for the payment plugin's pictures of card brands.
    { from: "./cardBrands", to: "/card-brands/assets/images" },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // Use the sources, not the builds: every package exports its source under the first condition.
    resolve: { ...vite.resolve, conditions: ["ringside-source", "module", "browser", "import", "default"] },
  }),
}

export default config
