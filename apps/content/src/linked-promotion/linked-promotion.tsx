import { announcementsQuery, openPopup, useMessages, useQuery } from '@site/shared-api'
import { Button } from '@site/ui'

/** Opens the promotion that an announcement is linked with (CON-02); nothing when it has none, or when that is over. */
export function LinkedPromotion({ id }: { readonly id: string | null }) {
  const t = useMessages('content')
  const { data } = useQuery({ ...announcementsQuery(), enabled: id !== null })
  const promotion = data?.promotion.find((one) => one.id === id)
  if (promotion === undefined) return null
  return (
    <Button
      variant="secondary"
      onClick={() => openPopup('promotion', { id: promotion.id, title: promotion.title })}
    >
      {t('promotion.see')}
    </Button>
  )
}
