import { SelectInput, useStore, useTranslate, type SelectInputProps } from 'react-admin'
import { useDescribe } from '#describe/use-describe.ts'

/** The brand that was looked at last, else the first; undefined until the brands are known. */
export function useFirstBrand(): string | undefined {
  const [last] = useStore<string>('brand', '')
  const brands = useDescribe()?.brands
  return brands?.find(({ merchant }) => merchant === last)?.merchant ?? brands?.[0]?.merchant
}

/** Chooses among the brands there are, and remembers which. */
export function BrandFilter(props: SelectInputProps) {
  const t = useTranslate()
  const [, remember] = useStore<string>('brand', '')
  const brands = useDescribe()?.brands ?? []
  return (
    <SelectInput
      choices={brands.map(({ merchant, name }) => ({ id: merchant, name }))}
      label={t('brand.one')}
      onChange={(event: unknown) => remember(chosen(event))}
      translateChoice={false}
      validate={(value: unknown) => (value ? undefined : 'ra.validation.required')}
      {...props}
    />
  )
}

/** React-admin gives the choice, MUI an event around it. */
function chosen(event: unknown): string {
  if (typeof event === 'string') return event
  const target: unknown =
    typeof event === 'object' && event !== null && 'target' in event ? event.target : undefined
  return target instanceof Object && 'value' in target ? String(target.value) : ''
}
