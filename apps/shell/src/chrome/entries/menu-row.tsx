import { useMessages } from '@site/shared-api'
import { Badge, MenuRowFace, menuRowLook } from '@site/ui'
import { AnyIcon } from '@site/ui/frame'
import { EntryLink } from './entry-link.tsx'
import type { Entry } from './use-entries.ts'

/** One row of the menu. */
export function MenuRow({ entry, small = false }: { readonly entry: Entry; readonly small?: boolean }) {
  const t = useMessages('shell')
  const { count, icon, text } = entry
  return (
    <EntryLink entry={entry} {...menuRowLook(small)}>
      <MenuRowFace
        icon={<AnyIcon icon={icon} size={20} />}
        text={text}
        badge={count === undefined ? null : <Badge count={count} label={t('menu.unread', { count })} />}
        small={small}
      />
    </EntryLink>
  )
}
