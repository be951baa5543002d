import { Icon } from './icon.tsx'
import { isIconName } from './is-icon-name.ts'

interface Props {
  /** A name of the kit, or the address of a file whose symbol has the id `icon`. */
  readonly icon: string
  readonly size?: 20 | 24 | 32
}

/** An icon by name: the kit's, or the one of a file. */
export function AnyIcon({ icon, size = 24 }: Props) {
  if (isIconName(icon)) return <Icon name={icon} size={size} />
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${icon}#icon`} />
    </svg>
  )
}
