import { EntryLink, useMember, useMessages, useSession, type Entry } from '@site/shared-api'
import { buttonLook } from '@site/ui'
import { useRows } from '#chrome/entries/use-rows.ts'
import { MemberFace } from './member-face.tsx'
import styles from './user-block.module.css'

/** The row of this order is where a member's name itself leads; the others are buttons below. */
export const AT_THE_NAME = 0

/** Who I am and what I can do about it: a member's name and the ways on, or how to become one (SHL-10). */
export function UserBlock() {
  const member = useSession() !== null
  const entries = useRows('user-block')
  return member ? <MemberBlock entries={entries} /> : <GuestBlock entries={entries} />
}

interface Props {
  readonly entries: readonly Entry[]
}

function MemberBlock({ entries }: Props) {
  const t = useMessages('shell')
  const { name } = useMember()
  const home = entries.find(({ order }) => order === AT_THE_NAME)
  const face = <MemberFace name={name || t('menu.account')} hint={home?.text} />
  return (
    <section className={styles.user}>
      {home === undefined ? (
        <div className={styles.who}>{face}</div>
      ) : (
        <EntryLink entry={home} className={styles.who}>
          {face}
        </EntryLink>
      )}
      <Pair entries={entries.filter((entry) => entry !== home)} />
    </section>
  )
}

function GuestBlock({ entries }: Props) {
  const t = useMessages('shell')
  if (entries.length === 0) return null
  return (
    <section className={styles.user}>
      <p className={styles.welcome}>{t('menu.guest')}</p>
      <Pair entries={entries} />
    </section>
  )
}

function Pair({ entries }: Props) {
  if (entries.length === 0) return null
  return (
    <div className={styles.pair}>
      {entries.map((entry) => (
        <EntryLink
          key={entry.key}
          entry={entry}
          {...buttonLook({ variant: entry.look === 'raised' ? 'primary' : 'secondary', full: true })}
        >
          {entry.text}
        </EntryLink>
      ))}
    </div>
  )
}
