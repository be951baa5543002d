import { bannerBase, BANNER_WIDTHS, formatCount, Link, useLanguage, useMessages } from '@site/shared-api'
import type { MallGood } from '@site/shared-api/contract/mall'
import { Button, buttonLook, Icon, Picture, TextField } from '@site/ui'
import styles from '../rewards.module.css'
import own from './mall.module.css'
import { useRedeem } from './use-redeem.ts'

interface Props {
  readonly good: MallGood
  readonly points: number
}

/** One good: what it is, where it is sent, and the exchange, which needs a second tap. */
export function GoodDetail({ good, points }: Props) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const form = useRedeem(good)
  const price = formatCount(good.points, language)
  const why =
    good.left === 0
      ? t('mall.sold_out')
      : good.mine === 0
        ? t('mall.most')
        : good.points > points
          ? t('mall.missing', { points: formatCount(good.points - points, language) })
          : undefined
  const field = (name: 'name' | 'phone' | 'address', more: object = {}) => (
    <TextField
      label={t(`mall.contact.${name}`)}
      value={form.contact[name]}
      error={form.errorOf(name)}
      onChange={({ target }) => form.type(name, target.value)}
      {...more}
    />
  )
  return (
    <form className={styles.page} noValidate onSubmit={(event) => void form.submit(event)}>
      <Picture
        base={bannerBase(good.picture) ?? ''}
        widths={BANNER_WIDTHS}
        sizes="(max-width: 480px) 100vw, 480px"
        width={824}
        height={360}
        alt=""
        priority
        className={own.picture}
      />
      <div className={own.words}>
        <h2 className={styles.title}>{good.name}</h2>
        <p className={own.price}>{t('mall.price', { points: price })}</p>
        <p className={styles.note}>{good.about}</p>
        <p className={styles.label}>{t('mall.left', { left: formatCount(good.left, language) })}</p>
      </div>
      {good.kind === 'parcel' && why === undefined ? (
        <fieldset className={own.contact}>
          <legend className={styles.title}>{t('mall.contact')}</legend>
          {field('name', { autoComplete: 'name', maxLength: 80 })}
          {field('phone', { autoComplete: 'tel', inputMode: 'tel', maxLength: 24 })}
          {field('address', { autoComplete: 'street-address', maxLength: 400 })}
        </fieldset>
      ) : null}
      {why === undefined ? null : <p className={styles.label}>{why}</p>}
      {form.asks ? (
        <p className={styles.label} role="status">
          {t('mall.sure', { points: price })}
        </p>
      ) : null}
      <Button type="submit" size="l" full disabled={why !== undefined} busy={form.busy}>
        {t(form.asks ? 'mall.yes' : 'mall.redeem', { points: price })}
      </Button>
      <Link to="/m/mall/mallHome" {...buttonLook({ variant: 'ghost', full: true })}>
        <Icon name="chevron-left" size={20} />
        {t('mall.back')}
      </Link>
    </form>
  )
}
