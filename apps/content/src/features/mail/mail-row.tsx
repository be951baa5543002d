import { Link, useLanguage, useMessages } from '@site/shared-api'
import { Checkbox, VisuallyHidden } from '@site/ui'
import { KindIcon } from './kind-icon.tsx'
import { mailAddress, type MailRow as Mail } from './mail.api.ts'
import styles from './mail-list.module.css'
import { momentText } from '#dates/moment-text.ts'

interface Props {
  readonly mail: Mail
  /** Undefined while nothing is chosen: the row opens its message then. */
  readonly chosen: boolean | undefined
  readonly onChoose: (chosen: boolean) => void
}

/** A message in the list. */
export function MailRow({ mail, chosen, onChoose }: Props) {
  const words = <MailWords mail={mail} />
  return (
    <li className={styles.item} data-mail={mail.id} data-unread={!mail.read || undefined}>
      {chosen === undefined ? (
        <Link to={mailAddress(mail.id)} className={styles.row}>
          <KindIcon kind={mail.kind} />
          {words}
        </Link>
      ) : (
        <Checkbox
          className={styles.choice}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
          label={words}
        />
      )}
    </li>
  )
}

function MailWords({ mail: { title, preview, sentAt, read } }: Pick<Props, 'mail'>) {
  const t = useMessages('content')
  const language = useLanguage()
  return (
    <span className={styles.words}>
      <span className={styles.head}>
        <span className={styles.title}>
          {read ? null : <VisuallyHidden>{t('mail.unread_mark')} </VisuallyHidden>}
          {title}
        </span>
        <time dateTime={sentAt} className={styles.time}>
          {momentText(sentAt, language)}
        </time>
      </span>
      <span className={styles.preview}>{preview}</span>
    </span>
  )
}
