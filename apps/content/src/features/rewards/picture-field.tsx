import { showToast, useMessages } from '@site/shared-api'
import { MOST_REWARD_PICTURES } from '@site/shared-api/contract/promotion'
import { Button, IconButton } from '@site/ui'
import { useId, useRef, type ChangeEvent } from 'react'
import { Glyph } from '#glyphs/glyph.tsx'
import styles from './picture-field.module.css'
import { faultOf, readPicture, type ChosenPicture } from './read-picture.ts'

/** The picker offers GIFs as well, which the rule then refuses with its words (B5). */
const OFFERED = '.jpg,.jpeg,.png,.gif'

interface Props {
  readonly pictures: readonly ChosenPicture[]
  readonly onChange: (pictures: readonly ChosenPicture[]) => void
}

/** The pictures of an application, four a row, from the phone's pictures or its camera (B2). */
export function PictureField({ pictures, onChange }: Props) {
  const t = useMessages('content')
  const common = useMessages('common')
  const hint = useId()
  const file = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const files = [...(target.files ?? [])]
    target.value = ''
    const taken = [...pictures]
    for (const one of files) {
      const fault = taken.length >= MOST_REWARD_PICTURES ? 'activity_apply_remark_limit4' : faultOf(one)
      if (fault !== undefined) {
        showToast(common(fault), 'error')
        break
      }
      try {
        taken.push(await readPicture(one))
      } catch {
        showToast(t('reward.image_failed'), 'error')
        break
      }
    }
    if (taken.length > pictures.length) onChange(taken)
  }
  return (
    <fieldset className={styles.field} aria-describedby={hint}>
      <legend className={styles.label}>{t('reward.pictures')}</legend>
      <ul className={styles.row} data-pictures={pictures.length}>
        {pictures.map(({ src }, at) => (
          <li key={src.slice(-64) + String(at)} className={styles.tile}>
            <img src={src} alt={t('joined.picture', { number: at + 1 })} className={styles.picture} />
            <IconButton
              icon="x"
              size={20}
              look="raised"
              className={styles.remove}
              label={t('reward.remove_picture', { number: at + 1 })}
              onClick={() => onChange(pictures.filter((_, other) => other !== at))}
            />
          </li>
        ))}
        <li className={styles.tile}>
          <button
            type="button"
            className={styles.add}
            aria-label={t('reward.add_picture')}
            onClick={() => file.current?.click()}
          >
            <Glyph name="picture" size={24} />
          </button>
        </li>
      </ul>
      <Button variant="ghost" onClick={() => camera.current?.click()}>
        {t('reward.camera')}
      </Button>
      <input
        ref={file}
        type="file"
        accept={OFFERED}
        multiple
        hidden
        data-picker="files"
        onChange={(event) => void choose(event)}
      />
      <input
        ref={camera}
        type="file"
        accept="image/jpeg,image/png"
        capture="environment"
        hidden
        data-picker="camera"
        onChange={(event) => void choose(event)}
      />
      <p id={hint} className={styles.hint}>
        {t('reward.pictures_hint')}
      </p>
    </fieldset>
  )
}
