import type { Meta, StoryObj } from "@storybook/react-vite"
import { reviewsAttributes } from "../options.ts"
import { createStoryShop } from "../reviews/drawn/storyReviews.ts"
import { Reviews } from "./Reviews.tsx"

const meta: Meta<typeof Reviews> = {
  title: "tabs-reviews/Reviews in an app",
  component: Reviews,
  args: { product: 11 },
  parameters: { attributes: reviewsAttributes, ...createStoryShop(4) },
}
export default meta

type Story = StoryObj<typeof meta>

export const List: Story = {}

export const WithoutForm: Story = { args: { form: false } }

export const NoneYet: Story = { parameters: createStoryShop(0) }

export const Unreachable: Story = {
  parameters: createStoryShop(3, (server) => server.fail("*", { kind: "unreachable" }, 99)),
}
