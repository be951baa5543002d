import type { ImportSettings } from '@site/shared-api/contract/import-settings'

/** What a part of the mapping reads and changes. */
export interface MappingProps {
  readonly settings: ImportSettings
  set(more: Partial<ImportSettings>): void
}

/** A record with one entry changed; an empty value takes it out. */
export function withEntry<V extends string>(
  record: Readonly<Record<string, V>>,
  key: string,
  value: V | '',
): Record<string, V> {
  const rest = Object.entries(record).filter(([one]) => one !== key)
  return Object.fromEntries(value === '' ? rest : [...rest, [key, value]])
}
