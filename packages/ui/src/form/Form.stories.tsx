import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { usePage } from "../root/PageProvider.tsx"
import { CheckboxField } from "./CheckboxField.tsx"
import { Disclosure } from "./Disclosure.tsx"
import { ErrorSummary } from "./ErrorSummary.tsx"
import { RadioGroup } from "./RadioGroup.tsx"
import { SelectField } from "./SelectField.tsx"
import { TextField } from "./TextField.tsx"

const words = {
  es: {
    name: "Nombre",
    optional: "opcional",
    note: "Notas del pedido",
    required: "Escribe tu nombre.",
    hint: "Como figura en tu buzón.",
    country: "País / Región",
    choose: "Elige un país.",
    terms: "He leído y acepto las condiciones.",
    accept: "Acepta las condiciones para continuar.",
    shipping: "Envío",
    parcel: "Paquete a domicilio",
    pickup: "Recogida en el taller",
    days: "De dos a tres días laborables.",
    check: "Revisa lo siguiente:",
    coupon: "¿Tienes un cupón?",
  },
  en: {
    name: "First name",
    optional: "optional",
    note: "Order notes",
    required: "Enter your first name.",
    hint: "As it is on your letter box.",
    country: "Country / Region",
    choose: "Choose a country.",
    terms: "I have read and accept the terms.",
    accept: "Accept the terms to continue.",
    shipping: "Shipping",
    parcel: "Parcel to your door",
    pickup: "Pick-up at the workshop",
    days: "Two to three working days.",
    check: "Check the following:",
    coupon: "Have you got a coupon?",
  },
}

function useWords() {
  return words[usePage().config.locale.startsWith("es") ? "es" : "en"]
}

function Text({ value: first = "Nuria", isFaulty = false, isRequired = true, lineCount = 1, isDisabled = false }) {
  const [value, setValue] = useState(first)
  const { name, note, optional, required, hint } = useWords()
  return (
    <TextField
      id="story-text"
      name="text"
      label={lineCount > 1 ? note : name}
      hint={hint}
      value={value}
      onInput={setValue}
      error={isFaulty ? required : null}
      isRequired={isRequired}
      isDisabled={isDisabled}
      optionalText={optional}
      lineCount={lineCount}
    />
  )
}

function Select({ isFaulty = false }) {
  const [value, setValue] = useState(isFaulty ? "" : "ES")
  const { country, choose } = useWords()
  const options = [
    { value: "", label: "…" },
    { value: "ES", label: "España" },
    { value: "DE", label: "Deutschland" },
  ]
  return (
    <SelectField
      id="story-select"
      name="country"
      label={country}
      value={value}
      options={options}
      onChange={setValue}
      error={isFaulty ? choose : null}
      isRequired
    />
  )
}

function Checkbox({ isFaulty = false }) {
  const [isChecked, setIsChecked] = useState(!isFaulty)
  const { terms, accept } = useWords()
  return (
    <CheckboxField
      id="story-check"
      name="terms"
      label={terms}
      isChecked={isChecked}
      onChange={setIsChecked}
      error={isFaulty ? accept : null}
      isRequired
    />
  )
}

function Radios({ isFaulty = false, isBusy = false }) {
  const [value, setValue] = useState(isFaulty ? "" : "parcel")
  const { shipping, parcel, pickup, days, choose } = useWords()
  return (
    <RadioGroup
      id="story-radio"
      legend={shipping}
      name="rate"
      value={value}
      onChange={setValue}
      error={isFaulty ? choose : null}
      isBusy={isBusy}
      options={[
        { value: "parcel", label: parcel, aside: "4,95 €", description: days },
        { value: "pickup", label: pickup, aside: "0,00 €" },
      ]}
    />
  )
}

function Summary() {
  const { check, required, choose } = useWords()
  return (
    <>
      <ErrorSummary
        title={check}
        attempt={1}
        problems={[
          { fieldId: "story-text", text: required },
          { fieldId: null, text: choose },
        ]}
      />
      <Text value="" isFaulty />
    </>
  )
}

function Fold({ isOpenAtFirst = false }) {
  return (
    <Disclosure label={useWords().coupon} isOpenAtFirst={isOpenAtFirst}>
      <Text />
    </Disclosure>
  )
}

const meta: Meta = { title: "ui/Form" }
export default meta

type Story = StoryObj

export const TextOfOneLine: Story = { render: () => <Text /> }
export const TextOptional: Story = { render: () => <Text value="" isRequired={false} /> }
export const TextFaulty: Story = { render: () => <Text value="" isFaulty /> }
export const TextOfSeveralLines: Story = { render: () => <Text lineCount={3} isRequired={false} /> }
export const TextDisabled: Story = { render: () => <Text isDisabled /> }
export const SelectChosen: Story = { render: () => <Select /> }
export const SelectFaulty: Story = { render: () => <Select isFaulty /> }
export const CheckboxChecked: Story = { render: () => <Checkbox /> }
export const CheckboxFaulty: Story = { render: () => <Checkbox isFaulty /> }
export const RadioChosen: Story = { render: () => <Radios /> }
export const RadioBusy: Story = { render: () => <Radios isBusy /> }
export const RadioFaulty: Story = { render: () => <Radios isFaulty /> }
export const ErrorsInASummary: Story = { render: () => <Summary /> }
export const DisclosureClosed: Story = { render: () => <Fold /> }
export const DisclosureOpen: Story = { render: () => <Fold isOpenAtFirst /> }
