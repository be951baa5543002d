import { Link, routeExists, useBrand, useLanguage, useMessages, useQuery } from '@site/shared-api'
import { settingsQuery, type Helpline } from './responsible.api.ts'
import styles from './responsible-note.module.css'

/** Topics of help that every page ends with, by their tags. */
const TOPICS = [
  ['responsible', 'help'],
  ['terms', 'terms'],
  ['privacy', 'privacy'],
  ['age', 'age'],
] as const
const HELP = '/m/help'
/** Limits, pauses and what play came to; who is not signed in comes there by the login. */
const PLAY = '/m/responsiblePlay'

/** From which age one may play, how, under which rules, and who helps: the brand's own (SHL-33). */
export function ResponsibleNote() {
  const t = useMessages('content')
  const { adultAge } = useBrand()
  const { data } = useQuery(settingsQuery())
  const helplines = data?.helplines ?? []
  return (
    <section className={styles.note} aria-label={t('responsible.label')}>
      <p className={styles.words}>
        <span className={styles.age}>{adultAge}+</span>
        {t('responsible.text', { age: adultAge })}
      </p>
      {routeExists(HELP) || routeExists(PLAY) ? (
        <ul className={styles.links}>
          {routeExists(PLAY) ? (
            <li>
              <Link to={PLAY} className={styles.link}>
                {t('responsible.limits')}
              </Link>
            </li>
          ) : null}
          {(routeExists(HELP) ? TOPICS : []).map(([tag, name]) => (
            <li key={tag}>
              <Link to={`${HELP}?tag=${tag}`} className={styles.link}>
                {t(`responsible.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {helplines.length > 0 ? <Helplines helplines={helplines} /> : null}
    </section>
  )
}

function Helplines({ helplines }: { readonly helplines: readonly Helpline[] }) {
  const t = useMessages('content')
  const language = useLanguage()
  return (
    <>
      <p className={styles.talk}>{t('responsible.talk')}</p>
      <ul className={styles.links}>
        {helplines.map(({ name, address }) => (
          <li key={address}>
            <a
              href={address}
              {...(address.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
              className={styles.link}
            >
              {name[language] ?? address.replace(/^[a-z]+:(\/\/)?/, '')}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
