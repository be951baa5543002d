import { Icon } from '@site/ui'
import { useEffect, useRef } from 'react'
import { RichText } from '#rich-text/rich-text.tsx'
import type { HelpItem, HelpTopic as Topic } from './help.api.ts'
import unfolding from '#rich-text/unfolding.module.css'
import styles from './help-topic.module.css'

interface Props {
  readonly topic: Topic
  /** `c`: the question that begins unfolded and in sight (B2). */
  readonly unfolded: HelpItem | undefined
}

/** A topic: its text, then its questions, one of them open at a time. */
export function HelpTopic({ topic, unfolded }: Props) {
  const open = useRef<HTMLDetailsElement>(null)
  useEffect(() => open.current?.scrollIntoView({ block: 'start' }), [unfolded?.tag])
  return (
    <div className={styles.topic}>
      <h2 className={styles.heading}>{topic.title}</h2>
      {topic.content === '' ? null : <RichText html={topic.content} />}
      {topic.items.length === 0 ? null : (
        <div>
          {topic.items.map(({ tag, title, content }) => (
            <details
              key={tag}
              ref={tag === unfolded?.tag ? open : null}
              name="help"
              className={styles.item}
              open={tag === unfolded?.tag}
              data-help={tag}
            >
              <summary className={`${unfolding.head} ${styles.head}`}>
                <span className={styles.title}>{title}</span>
                <Icon name="chevron-down" size={20} className={unfolding.arrow} />
              </summary>
              <div className={styles.text}>
                <RichText html={content} />
              </div>
            </details>
          ))}
        </div>
      )}
    </div>
  )
}
