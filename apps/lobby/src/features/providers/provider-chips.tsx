import { useMessages } from '@site/shared-api'
import { Chip, ChipRow } from '@site/ui'

interface Props {
  readonly providers: readonly { readonly vassalage: string; readonly displayName: string }[]
  /** Code of the chosen provider; all of them when there is none. */
  readonly chosen: string | undefined
  readonly onChoose: (vassalage: string | undefined) => void
}

/** Chooses one provider of a category, or all again; nothing to choose, nothing drawn. */
export function ProviderChips({ providers, chosen, onChoose }: Props) {
  const t = useMessages('lobby')
  const common = useMessages('common')
  if (providers.length < 2 && chosen === undefined) return null
  return (
    <ChipRow label={t('providers')}>
      <Chip selected={chosen === undefined} onClick={() => onChoose(undefined)}>
        {common('all')}
      </Chip>
      {providers.map(({ vassalage, displayName }) => (
        <Chip
          key={vassalage}
          selected={vassalage === chosen}
          onClick={() => onChoose(vassalage === chosen ? undefined : vassalage)}
          {...(vassalage === chosen ? { icon: 'x' as const } : {})}
        >
          {displayName}
        </Chip>
      ))}
    </ChipRow>
  )
}
