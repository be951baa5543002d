import type { Brands } from '@site/shared-api/contract/brand-place'
import { useTranslate } from 'react-admin'
import { useDescribe } from '#describe/use-describe.ts'

/** Brands by their names. */
export function BrandNames({ brands }: { readonly brands: Brands }) {
  const t = useTranslate()
  const known = useDescribe()?.brands ?? []
  if (brands === 'all') return <>{t('operators.all_brands')}</>
  const nameOf = (code: string): string => known.find(({ merchant }) => merchant === code)?.name ?? code
  return <>{brands.map(nameOf).join(', ')}</>
}
