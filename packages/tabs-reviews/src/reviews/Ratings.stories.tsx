import type { Meta, StoryObj } from "@storybook/react-vite"
import type { OptionsOf } from "@ringside/core/domain"
import { parseRatingSummary } from "../domain/index.ts"
import { reviewsAttributes } from "../options.ts"
import { Reviews } from "./ui/Reviews.tsx"

/** A summary with the options from the controls. */
function StoryRatings(words: Pick<OptionsOf<typeof reviewsAttributes>, "average" | "count" | "stars">) {
  return <Reviews options={{ summary: parseRatingSummary(words), link: null }} />
}

const meta: Meta<typeof StoryRatings> = {
  title: "tabs-reviews/Ratings",
  component: StoryRatings,
  args: { stars: "12 4 1 0 1" },
  parameters: { attributes: reviewsAttributes },
}
export default meta

type Story = StoryObj<typeof meta>

export const Spread: Story = {}

export const AverageAlone: Story = { args: { average: "4.6", count: 27, stars: null } }

export const OneRating: Story = { args: { stars: "0 0 0 1 0" } }

export const Thousands: Story = { args: { stars: "128400 9310 2208 411 96" } }

export const NoneYet: Story = { args: { count: 0, stars: null } }

export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 240 }}>
      <StoryRatings {...args} />
    </div>
  ),
}
