import { Link, routeExists, useLanguage } from '@site/shared-api'
import { Card, Icon, MenuRowFace, menuRowLook, type IconName } from '@site/ui'
import { ownMomentText } from '#amounts/moment-text.ts'
import { Level } from './level.tsx'
import type { Config } from './security.api.ts'
import styles from './security.module.css'
import { StepFrame } from './step-frame.tsx'
import { useWords, type Say, type Word } from './words.ts'

interface Part {
  readonly name: Word
  readonly icon: IconName
  readonly to: string
  /** What is said of it, and whether that is as it should be. */
  readonly state: string
  readonly isSet?: boolean
}

/** What is set of what keeps the account safe, and the ways to set the rest (MEM-06). */
export function Overview() {
  return <StepFrame>{(config) => <Parts config={config} />}</StepFrame>
}

function Parts({ config }: { readonly config: Config }) {
  const say = useWords()
  const language = useLanguage()
  const { cooling } = config
  return (
    <>
      <Level config={config} />
      {cooling ? (
        <p role="status" className={styles.about}>
          {say('cooling', { until: ownMomentText(cooling.until, language) })}
        </p>
      ) : null}
      {groupsOf(config, say).map(([title, parts]) => {
        const shown = parts.filter(({ to }) => routeExists(to))
        if (shown.length === 0) return null
        return (
          <Card key={title} className={styles.group}>
            <h2 className={styles.title}>{say(title)}</h2>
            <ul className={styles.rows}>
              {shown.map(({ icon, isSet, name, state, to }) => (
                <li key={name}>
                  <Link to={to} {...menuRowLook()}>
                    <MenuRowFace
                      icon={<Icon name={icon} size={20} />}
                      text={say(name)}
                      badge={
                        <span className={styles.state} data-set={isSet === true || undefined}>
                          {state}
                        </span>
                      }
                    />
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        )
      })}
    </>
  )
}

const at = (step: string): string => `/m/securityCenter?step=${step}`

function groupsOf(config: Config, say: Say): readonly (readonly [Word, readonly Part[]])[] {
  const set = (isSet: boolean) => ({ isSet, state: say(isSet ? 'state.set' : 'state.unset') })
  const contact = ({ confirmed, shown, waiting }: Config['email']) => {
    if (waiting) return { state: say('state.waiting') }
    if (shown === null) return { state: say('state.unset') }
    return confirmed ? { isSet: true, state: shown } : { state: say('state.unconfirmed', { shown }) }
  }
  const count = (many: number) =>
    many === 0 ? set(false) : { isSet: true, state: say('state.count', { count: many }) }
  const { payeeName, recoveryCodes } = config
  return [
    [
      'group.in',
      [
        { name: 'part.password', icon: 'lock', to: '/m/changePsw', ...set(config.password) },
        { name: 'part.passkeys', icon: 'user', to: at('passkeys'), ...count(config.passkeys) },
        { name: 'part.app', icon: 'shield-check', to: at('app'), ...set(config.app) },
        {
          name: 'part.codes',
          icon: 'ticket',
          to: at('codes'),
          state: recoveryCodes === 0 ? say('state.unset') : say('state.left', { count: recoveryCodes }),
          isSet: recoveryCodes > 0,
        },
      ],
    ],
    [
      'group.money',
      [
        {
          name: 'part.paymentPassword',
          icon: 'lock',
          to: '/m/withdraw?step=password',
          ...set(config.paymentPassword),
        },
        { name: 'part.questions', icon: 'message-circle', to: at('questions'), ...set(config.questions) },
        { name: 'part.cards', icon: 'wallet', to: '/m/withdraw?step=cards', ...count(config.cards) },
        {
          name: 'part.payee',
          icon: 'receipt-text',
          to: at('payee'),
          ...(payeeName.waiting
            ? { state: say('state.waiting') }
            : payeeName.name === null
              ? set(false)
              : { isSet: true, state: payeeName.name }),
        },
      ],
    ],
    [
      'group.you',
      [
        { name: 'part.email', icon: 'mail', to: at('email'), ...contact(config.email) },
        { name: 'part.mobile', icon: 'bell', to: at('mobile'), ...contact(config.mobile) },
        { name: 'part.profile', icon: 'star', to: '/m/set', state: say('state.change') },
      ],
    ],
    [
      'group.watch',
      [
        { name: 'part.devices', icon: 'layout-grid', to: '/m/member/devices', state: say('state.look') },
        { name: 'part.history', icon: 'history', to: at('history'), state: say('state.look') },
      ],
    ],
  ]
}
