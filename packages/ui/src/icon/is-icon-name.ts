import { ICONS, type IconName } from './icons.ts'

/** Whether the kit has an icon of this name. */
export function isIconName(name: string): name is IconName {
  return name in ICONS
}
