import { SelectInput, type SelectInputProps } from 'react-admin'

interface Props extends Omit<SelectInputProps, 'choices' | 'translateChoice'> {
  readonly source: string
  readonly choices: readonly string[]
  nameOf(choice: string): string
}

/** Filters a list by one of several, each by its name. */
export function ChoiceFilter({ choices, nameOf, ...props }: Props) {
  return (
    <SelectInput
      choices={choices.map((id) => ({ id, name: nameOf(id) }))}
      translateChoice={false}
      {...props}
    />
  )
}
