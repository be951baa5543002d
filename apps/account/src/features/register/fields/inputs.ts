/** Leads to an input of the form (B4: the first invalid one); the folded part that it may stand in opens. */
export function focusInput(form: HTMLFormElement, name: string): void {
  const input = form.querySelector<HTMLElement>(`[name="${name}"]`)
  const folded = input?.closest('details')
  if (folded) folded.open = true
  // A value that others put together (the birthday) is not typed into itself.
  const hidden = input instanceof HTMLInputElement && input.type === 'hidden'
  const at = hidden
    ? input.parentElement?.querySelector<HTMLElement>('[aria-invalid], select, input:not([type=hidden])')
    : input
  at?.focus()
}

/** Puts a value into an input where nothing stands yet; answers whether it did. */
export function fillEmpty(form: HTMLFormElement, name: string, value: string): boolean {
  const input = form.elements.namedItem(name)
  if (!(input instanceof HTMLInputElement) || input.value !== '') return false
  input.value = value
  return true
}
