import { bannerBase, BANNER_WIDTHS, formatCount, Link, useLanguage, useMessages } from '@site/shared-api'
import type { MallGood } from '@site/shared-api/contract/mall'
import { Badge, Picture } from '@site/ui'
import own from './mall.module.css'

interface Props {
  readonly goods: readonly MallGood[]
  readonly points: number
}

/** Goods as cards that lead to them. */
export function GoodGrid({ goods, points }: Props) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  return (
    <ul className={own.goods}>
      {goods.map((good) => {
        const missing = good.points - points
        return (
          <li key={good.goodId}>
            <Link
              to={`/m/mall/mallHome?good=${encodeURIComponent(good.goodId)}`}
              className={own.good}
              data-good={good.goodId}
            >
              <Picture
                base={bannerBase(good.picture) ?? ''}
                widths={BANNER_WIDTHS}
                sizes="(max-width: 480px) 100vw, 480px"
                width={824}
                height={360}
                alt=""
                className={own.picture}
              />
              <span className={own.words}>
                <span className={own.name}>{good.name}</span>
                <span className={own.price}>
                  {t('mall.price', { points: formatCount(good.points, language) })}
                </span>
                <span className={own.more}>
                  {good.left === 0 ? (
                    <Badge tone="muted">{t('mall.sold_out')}</Badge>
                  ) : missing > 0 ? (
                    t('mall.missing', { points: formatCount(missing, language) })
                  ) : (
                    t('mall.left', { left: formatCount(good.left, language) })
                  )}
                </span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
