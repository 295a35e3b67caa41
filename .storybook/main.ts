import type { StorybookConfig } from "@storybook/react-vite"

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./start/*.stories.tsx", "../packages/*/src/**/*.stories.tsx"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // Sources are shown, never builds: every package names its source under the first condition.
    resolve: { ...vite.resolve, conditions: ["ringside-source", "module", "browser", "import", "default"] },
  }),
}

export default config
