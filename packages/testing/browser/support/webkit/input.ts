import type { EnginePage } from "../enginePage.ts"
import type { DriverSession } from "./driver.ts"

/** WebDriver's code points of keys without a character. */
const keyCodes: Readonly<Record<string, string>> = {
  ...{ Enter: "\uE007", Tab: "\uE004", Escape: "\uE00C", Space: " ", Backspace: "\uE003", Delete: "\uE017" },
  ...{
    ArrowLeft: "\uE012",
    ArrowUp: "\uE013",
    ArrowRight: "\uE014",
    ArrowDown: "\uE015",
    Home: "\uE011",
    End: "\uE010",
  },
  ...{ Shift: "\uE008", Control: "\uE009", Alt: "\uE00A" },
}

const pointer = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } }

/** A point of the window, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The shopper's mouse and keyboard. */
export interface Input extends Pick<EnginePage, "keyboard" | "mouse"> {
  /** Presses at a point of the window. */
  click(point: Point): Promise<void>
  hover(point: Point): Promise<void>
}

/** Creates the input of a session. */
export function createInput(session: DriverSession): Input {
  const perform = (device: object, actions: readonly object[]) =>
    session.inTurn(async (send) => void (await send("POST", "/actions", { actions: [{ ...device, actions }] })))
  const press = (key: string) => {
    const keys = key.length > 1 ? key.split("+").map((name) => keyCodes[name] ?? name) : [key]
    const down = keys.map((value) => ({ type: "keyDown", value }))
    const up = keys.toReversed().map((value) => ({ type: "keyUp", value }))
    return perform({ type: "key", id: "keyboard" }, [...down, ...up])
  }
  let place: Point = { x: 0, y: 0 }
  return {
    click: (point) =>
      perform(pointer, [moveTo(point), { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }]),
    hover: (point) => perform(pointer, [moveTo(point)]),
    keyboard: {
      press,
      async type(text) {
        for (const character of text) await press(character)
      },
    },
    mouse: {
      async move(x, y, { steps = 1 } = {}) {
        const from = place
        place = { x, y }
        for (let step = 1; step <= steps; step += 1) {
          const part = step / steps
          await perform(pointer, [moveTo({ x: from.x + (x - from.x) * part, y: from.y + (y - from.y) * part })])
        }
      },
      down: () => perform(pointer, [{ type: "pointerDown", button: 0 }]),
      up: () => perform(pointer, [{ type: "pointerUp", button: 0 }]),
      wheel(deltaX, deltaY) {
        const at = { x: Math.round(place.x), y: Math.round(place.y), origin: "viewport" }
        return perform({ type: "wheel", id: "wheel" }, [{ type: "scroll", ...at, deltaX, deltaY, duration: 0 }])
      },
    },
  }
}

function moveTo({ x, y }: Point) {
  return { type: "pointerMove", duration: 0, origin: "viewport", x: Math.round(x), y: Math.round(y) }
}
