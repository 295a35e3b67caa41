import { type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import { useLatest } from "../root/useLatest.ts"
import { createFieldMarks, FieldFrame, type FieldProps } from "./fieldFrame.tsx"
import "./form.css"
import "./focusedField.css"
import "./shopPages.css"

/** A text that is kept outside React. A key then renders nothing, since the browser shows it: typing is as fast as in any input. */
export interface LiveText {
  /** The current text, with the last key once `onInput` has returned. */
  read(): string
  /** Calls `onChange` when the text may have changed. The returned function ends that. */
  listen(onChange: () => void): () => void
}

export interface TextFieldProps extends FieldProps {
  readonly name: string
  readonly value: string | LiveText
  readonly onInput: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly type?: "text" | "email" | "tel" | "password" | "date" | undefined
  readonly autoComplete?: string | undefined
  readonly placeholder?: string | undefined
  /** More than 1 makes the field a text area. */
  readonly lineCount?: number | undefined
  readonly maxLength?: number | undefined
}

/** A text field with one or more lines. */
export function TextField(props: TextFieldProps) {
  const { name, value, onInput, onBlur, type = "text", autoComplete, placeholder, lineCount = 1, maxLength } = props
  const control = useLiveText(value)
  useFilledText(props, control)
  const shared = {
    ref: control,
    ...(typeof value === "string" ? { value } : { defaultValue: value.read() }),
    name,
    placeholder,
    maxLength,
    autoComplete,
    disabled: props.isDisabled,
    onBlur,
    className: "ringside-field-control",
    ...createFieldMarks(props),
  }
  return (
    <FieldFrame {...props}>
      {lineCount > 1 ? (
        <textarea {...shared} rows={lineCount} onInput={(event) => onInput(event.currentTarget.value)} />
      ) : (
        <input {...shared} type={type} onInput={(event) => onInput(event.currentTarget.value)} />
      )}
    </FieldFrame>
  )
}

/** Shows what other code has made of a live text. A typed key is in the text already, so it is never overwritten. */
function useLiveText(value: string | LiveText) {
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (typeof value === "string") return
    const show = () => {
      const text = value.read()
      if (control.current && control.current.value !== text) control.current.value = text
    }
    show()
    return value.listen(show)
  }, [value])
  return control
}

/** Takes what a password manager fills in: some send `change` alone, which React's `onInput` doesn't receive. */
function useFilledText({ value, onInput }: TextFieldProps, control: RefObject<HTMLInputElement | null>): void {
  const latest = useLatest({ value, onInput })
  useEffect(() => {
    const element = control.current
    const take = () => {
      const { value: known, onInput: report } = latest.current
      if (element && element.value !== (typeof known === "string" ? known : known.read())) report(element.value)
    }
    element?.addEventListener("change", take)
    return () => element?.removeEventListener("change", take)
  }, [latest, control])
}
