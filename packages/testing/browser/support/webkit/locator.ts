import type { EngineLocator } from "../enginePage.ts"
import { injectedName } from "./injectedScript.ts"
import * as inPage from "./inPage.ts"
import type { Input, Point } from "./input.ts"
import { PageError, type PageRunner, poll } from "./runInPage.ts"
import { selectLabel, selectRole, selectText } from "./selectors.ts"

/** Where a locator looks. */
export interface LocatorPlace {
  readonly runner: PageRunner
  readonly input: Input
  /** Selectors of frames, from the page inwards. */
  readonly frames: readonly string[]
  /** Playwright's selector. */
  readonly selector: string
}

/** Creates a locator, which finds its element anew for each action. */
export function createLocator(place: LocatorPlace): EngineLocator {
  const { runner, input, frames, selector } = place
  const within = (more: string) => createLocator({ ...place, selector: `${selector} >> ${more}` })
  /** Runs code on all elements that the selector finds. */
  const runOnAll = (body: string, argument?: unknown) =>
    runner.run(
      `const injected = window[${JSON.stringify(injectedName)}]
      const elements = injected.querySelectorAll(injected.parseSelector(${JSON.stringify(selector)}), document)
      ${body}`,
      argument,
      frames,
    )
  /** Runs a function of the page on the one element, once there is one and the function doesn't ask to wait. */
  const runOnOne = async <T, A>(run: inPage.InPage<T, A> | string, argument?: A): Promise<T> => {
    let reason = "there is no such element"
    const result = await poll(
      async () => {
        const attempt = (await runOnAll(
          `if (elements.length > 1) throw new Error("There are " + elements.length + " elements.")
          return elements[0] ? await (${String(run)})(elements[0], injected, argument) : { wait: "there is no such element" }`,
          argument,
        ).catch(explain(selector))) as inPage.Attempt<T>
        if ("wait" in attempt) reason = attempt.wait
        // A result that JSON leaves out is undefined.
        return "wait" in attempt ? undefined : attempt
      },
      () => `${selector}: ${reason}`,
    )
    return result.value
  }
  const findPoint = async () => moveOutOfFrames(runner, await runOnOne(inPage.findPoint), frames)
  /** Presses until the press comes to the element. A frame may be gone after it, with what it has seen. */
  const press = async () => {
    if (frames.length > 0) return input.click(await findPoint())
    const attempt = async () => {
      const point = await findPoint()
      await runOnOne(inPage.watchPress, inPage.pressName)
      await input.click(point)
      return (await runner.run(endPress)) === true || undefined
    }
    await poll(attempt, () => `${selector}: the press came to something else`)
  }
  const isChecked = () => runOnOne(inPage.readChecked)

  return {
    locator: within,
    getByRole: (role, options) => within(selectRole(role, options)),
    getByText: (text) => within(selectText(text)),
    getByLabel: (text) => within(selectLabel(text)),
    first: () => within("nth=0"),
    nth: (index) => within(`nth=${String(index)}`),

    waitFor: ({ state = "visible" } = {}) => waitFor(runOnAll, selector, state),
    count: async () => Number(await runOnAll("return elements.length")),
    textContent: () => runOnOne(inPage.readText),
    allTextContents: async () =>
      (await runOnAll("return elements.map(({ textContent }) => textContent ?? '')")) as string[],
    getAttribute: (name) => runOnOne(inPage.readAttribute, name),
    inputValue: () => runOnOne(inPage.readValue),
    isVisible: async () =>
      (await runOnAll("return elements.some((each) => injected.elementState(each, 'visible').matches)")) === true,
    isChecked,
    evaluate: (read: (element: HTMLElement, argument: unknown) => unknown, argument?: unknown) => {
      const sent = argument === undefined ? "" : `, ${JSON.stringify(argument)}`
      return runOnOne(`async (element) => ({ value: await (${read.toString()})(element${sent}) })`)
    },

    click: press,
    hover: async () => input.hover(await findPoint()),
    async focus() {
      await runOnOne(inPage.focusElement)
    },
    async fill(text) {
      await runOnOne(inPage.fillField, text)
    },
    async press(key) {
      await runOnOne(inPage.focusElement)
      await input.keyboard.press(key)
    },
    async check() {
      if (await isChecked()) return
      await press()
      if (!(await isChecked())) throw new Error(`${selector} was pressed, and isn't checked.`)
    },
    selectOption: (option) =>
      runOnOne(inPage.selectOption, typeof option === "string" ? { valueOrLabel: option } : option),
  }
}

/** A page without the watch is another one: the press has led there. */
const endPress = `const press = window[${JSON.stringify(inPage.pressName)}]
  if (press === undefined) return true
  delete window[${JSON.stringify(inPage.pressName)}]
  return press.end()`

/** The point of the window for a point of the innermost of `frames`: the driver presses in the window, whatever frame it is in. */
async function moveOutOfFrames(runner: PageRunner, point: Point, frames: readonly string[]): Promise<Point> {
  let { x, y } = point
  for (const [depth, frame] of frames.entries()) {
    const corner = (await runner.run(
      `const frame = document.querySelector(argument)
      const { left, top } = frame.getBoundingClientRect()
      return { x: left + frame.clientLeft, y: top + frame.clientTop }`,
      frame,
      frames.slice(0, depth),
    )) as Point
    x += corner.x
    y += corner.y
  }
  return { x, y }
}

type State = NonNullable<NonNullable<Parameters<EngineLocator["waitFor"]>[0]>["state"]>

async function waitFor(runOnAll: (body: string) => Promise<unknown>, selector: string, state: State): Promise<void> {
  const look = async () => {
    const [count, isVisible] = (await runOnAll(
      `if (elements.length > 1) throw new Error("There are " + elements.length + " elements.")
      return [elements.length, elements.length > 0 && injected.elementState(elements[0], "visible").matches]`,
    ).catch(explain(selector))) as [number, boolean]
    const holds = { attached: count > 0, detached: count === 0, visible: isVisible, hidden: !isVisible }
    return holds[state] || undefined
  }
  await poll(look, () => `${selector} isn't ${state}`)
}

/** Names the selector in an error of the page. */
function explain(selector: string): (cause: unknown) => never {
  return (cause) => {
    throw cause instanceof PageError ? new PageError(`${selector}: ${cause.message}`) : cause
  }
}
