import type { OwnParts } from '@site/composition'
import type { Plan } from '@site/config/schema'

/** The plan with the site's own popups, where no module of the brand fills one of the name (MOD-05). */
export function withOwnPopups(plan: Plan, own: OwnParts): Plan {
  const names = Object.keys(own).filter((name) => !plan.popups.some((popup) => popup.name === name))
  const popups = names.map((name): Plan['popups'][number] => ({
    name,
    module: 'shell',
    expose: name,
    title: { module: 'shell', key: `popup.${name}` },
    access: 'anyone',
    dismissable: true,
    guarded: false,
    look: 'sheet',
  }))
  return { ...plan, popups: [...plan.popups, ...popups] }
}
