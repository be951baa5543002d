/** Puts a value into an empty input; returns whether it did. */
export function fillEmpty(form: HTMLFormElement, name: string, value: string): boolean {
  const input = form.elements.namedItem(name)
  if (!(input instanceof HTMLInputElement) || input.value !== '') return false
  input.value = value
  return true
}
