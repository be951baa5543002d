import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFirstBrand } from '#brands/brand-filter.tsx'
import { useDescribe } from '#describe/use-describe.ts'
import { ChoiceField } from '#fields/choice-field.tsx'

/** The brand that a dialog is about: the one that was looked at last, until another is chosen. */
export function useChosenBrand(): readonly [merchant: string, choose: (merchant: string) => void] {
  const first = useFirstBrand()
  const [chosen, choose] = useState<string>()
  return [chosen ?? first ?? '', choose]
}

interface Props {
  readonly merchant: string
  choose(merchant: string): void
}

/** Chooses a brand by its name. */
export function BrandField({ choose, merchant }: Props) {
  const t = useTranslate()
  const brands = useDescribe()?.brands ?? []
  const nameOf = (code: string): string => brands.find((one) => one.merchant === code)?.name ?? code
  return (
    <ChoiceField
      choices={brands.map((brand) => brand.merchant)}
      choose={choose}
      label={t('brand.one')}
      nameOf={nameOf}
      value={merchant}
    />
  )
}
