import type { FlowEvent } from "./flowEvent.ts"
import type { OrderReviewUpdates } from "./orderReview.ts"
import type { StepRunner } from "./stepRunner.ts"

interface WaitingPressNeeds {
  readonly review: OrderReviewUpdates
  readonly steps: StepRunner
  /** Sends the form's `submit` event once more. False if a script of the page has kept it from us. */
  readonly submitAgain: () => boolean
  /** Whether no order may be sent. */
  readonly isHeld: () => boolean
  readonly take: (event: FlowEvent) => void
}

/** A press of the button that waits for an update. */
export interface WaitingPress {
  /** Notes what the shopper agrees to: the review's lines and total at the press. */
  note(): void
  /**
   * Goes on once the update has ended. The press reaches the page's scripts now, since some bind their handlers of it at `updated_checkout`.
   * One that keeps the event from us sends the form later, or not at all.
   */
  repeat(hasUpdateFailed: boolean): void
}

/** Creates the one press of a form that may wait. */
export function createWaitingPress({ review, steps, submitAgain, isHeld, take }: WaitingPressNeeds): WaitingPress {
  let pressedFor = ""
  return {
    note() {
      pressedFor = review.describe().text
    },
    repeat(hasUpdateFailed) {
      const shown = review.describe()
      // After a failed update the page still shows the total of before, and the notice of that.
      if (hasUpdateFailed) take({ type: "invalid", errors: null })
      else if (pressedFor !== shown.text) steps.refuse((each) => each.changed(shown.total))
      else if (submitAgain() && !isHeld()) steps.validate()
      else take({ type: "invalid", errors: null })
    },
  }
}
