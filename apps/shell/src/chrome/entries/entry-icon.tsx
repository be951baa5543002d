import { Icon, isIconName } from '@site/ui'

interface Props {
  /** A name of the kit, or the address of a file whose symbol has the id `icon`. */
  readonly icon: string
  readonly size?: 20 | 24 | 32
}

/** The icon of a row: the kit's, or the module's own file. */
export function EntryIcon({ icon, size = 24 }: Props) {
  if (isIconName(icon)) return <Icon name={icon} size={size} />
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${icon}#icon`} />
    </svg>
  )
}
