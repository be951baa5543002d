import { Link, useMessages } from '@site/shared-api'
import { buttonLook } from '@site/ui'
import { RichText } from '#rich-text/rich-text.tsx'
import { helpAddress } from './chosen.ts'
import type { HelpItem, HelpTopic } from './help.api.ts'
import styles from './help-page.module.css'

interface Props {
  readonly topic: HelpTopic
  readonly item: HelpItem | undefined
}

/** One question, or a topic with all of its answers, as a page to read from top to bottom. */
export function HelpPage({ topic, item }: Props) {
  const t = useMessages('content')
  const shown = item ?? topic
  return (
    <article className={styles.page}>
      <h2 className={styles.title}>{shown.title}</h2>
      {shown.content === '' ? null : <RichText html={shown.content} />}
      {(item ? [] : topic.items).map(({ tag, title, content }) => (
        <section key={tag} className={styles.part}>
          <h3 className={styles.heading}>{title}</h3>
          <RichText html={content} />
        </section>
      ))}
      <Link to={helpAddress(topic.tag)} {...buttonLook({ variant: 'secondary', full: true })}>
        {item ? topic.title : t('help.all')}
      </Link>
    </article>
  )
}
