import { useMessages } from '@site/shared-api'
import { Button, Chip, FieldNote } from '@site/ui'
import { useId, useRef } from 'react'
import { FEEDBACK_CATEGORIES } from './feedback.api.ts'
import styles from './feedback-form.module.css'
import { useDraft } from './use-draft.ts'

/** The feedback form: a category, and a text between two bounds (B5, CON-07). */
export function FeedbackForm({
  bounds,
}: {
  readonly bounds: { readonly min: number; readonly max: number }
}) {
  const t = useMessages('content')
  const draft = useDraft(bounds)
  const id = useId()
  const text = useRef<HTMLTextAreaElement>(null)
  const about = useRef<HTMLDivElement>(null)
  const submit = (): void => {
    draft.send()
    if (draft.category === undefined) about.current?.querySelector('button')?.focus()
    else if (draft.length < bounds.min || draft.length > bounds.max) text.current?.focus()
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div
        ref={about}
        role="group"
        aria-labelledby={`${id}-about`}
        aria-describedby={draft.categoryError === undefined ? undefined : `${id}-about-note`}
        className={styles.field}
      >
        <span id={`${id}-about`} className={styles.label}>
          {t('feedback.about')}
        </span>
        <div className={styles.chips}>
          {FEEDBACK_CATEGORIES.map((category) => (
            <Chip
              key={category}
              selected={draft.category === category}
              onClick={() => draft.choose(category)}
            >
              {t(`feedback.category.${category}`)}
            </Chip>
          ))}
        </div>
        {draft.categoryError === undefined ? null : (
          <FieldNote id={`${id}-about-note`} error>
            {draft.categoryError}
          </FieldNote>
        )}
      </div>
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          {t('feedback.text')}
        </label>
        <textarea
          ref={text}
          id={id}
          rows={6}
          className={styles.text}
          value={draft.content}
          placeholder={t('feedback.placeholder')}
          aria-invalid={draft.contentError !== undefined || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => draft.type(event.target.value)}
        />
        <div className={styles.under}>
          <FieldNote id={`${id}-note`} error={draft.contentError !== undefined}>
            {draft.contentError ?? t('feedback.length', { ...bounds })}
          </FieldNote>
          <span className={styles.count} data-over={draft.length > bounds.max || undefined}>
            {draft.length}/{bounds.max}
          </span>
        </div>
      </div>
      <Button type="submit" size="l" full busy={draft.busy}>
        {t('feedback.send')}
      </Button>
    </form>
  )
}
