import { EntryLink, useMessages, type Entry } from '@site/shared-api'
import { AnyIcon, Badge, MenuRowFace, menuRowLook } from '@site/ui'

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
