import { BANNER_WIDTHS, bannerBase } from '@site/shared-api'
import { Picture } from '@site/ui'
import { LinkedPromotion } from '#linked-promotion/linked-promotion.tsx'
import { RichText } from '#rich-text/rich-text.tsx'
import styles from './notice-text.module.css'
import type { Notice } from '#member/notices.api.ts'

/** What a notice says: its picture where it has one, its text, and the promotion that it leads to. */
export function NoticeText({ notice: { url, content, linkedPromotionId } }: { readonly notice: Notice }) {
  const base = bannerBase(url)
  return (
    <div className={styles.text}>
      {base === undefined ? null : (
        <Picture
          base={base}
          widths={BANNER_WIDTHS}
          sizes="(min-width: 480px) 448px, calc(100vw - 32px)"
          width={960}
          height={420}
          alt=""
          fallback={null}
          className={styles.art}
        />
      )}
      <RichText html={content} />
      <LinkedPromotion id={linkedPromotionId} />
    </div>
  )
}
