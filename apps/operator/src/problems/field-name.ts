import { isLanguage } from '@site/config'
import { FIELD_LABELS } from '#problems/field-labels.ts'

type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string

const PLACE = /^\d+$/

/** The field of a refusal by its labels: `quotas.0.rate` is "Quotas, no. 1: Rate". Undefined for fields operators do not write. */
export function fieldName(field: string, t: Translate): string | undefined {
  const path: string[] = []
  const names: string[] = []
  for (const part of field.split('.')) {
    const last = names.pop()
    if (last !== undefined)
      names.push(PLACE.test(part) ? t('problem.places.no', { name: last, number: Number(part) + 1 }) : last)
    if (PLACE.test(part)) continue
    if (!isLanguage(part)) path.push(part)
    const label = isLanguage(part) ? `language.${part}` : (FIELD_LABELS[path.join('.')] ?? FIELD_LABELS[part])
    if (label !== undefined) names.push(t(label))
  }
  return names.length === 0 ? undefined : names.reduce((name, of) => t('problem.places.in', { name, of }))
}
