import { closePopup, navigate, useMessages } from '@site/shared-api'
import { RetryPlace } from '@site/ui'
import { addressesOf, categoryOf, isOwn } from '#features/category/index.ts'
import { categoryAt } from '#games/categories.ts'
import { ProviderChoice, ProviderGridSkeleton, providersOf } from '#features/providers/index.ts'
import { useMenus } from '#features/strip/index.ts'

/** `popup:providers`: the providers of the category below, to choose one of (LOB-11). */
export default function ProvidersSlot() {
  const common = useMessages('common')
  const { data: menus, isError, refetch } = useMenus()
  if (menus === undefined)
    return isError ? (
      <RetryPlace text={common('load_failed')} onRetry={() => void refetch()} />
    ) : (
      <ProviderGridSkeleton />
    )
  const query = new URLSearchParams(location.search)
  const page = categoryOf(categoryAt(location.pathname), query, menus)
  const every = page.key === 'HOT' || isOwn(page.chosen.dataType)
  return (
    <ProviderChoice
      providers={every ? providersOf(menus) : (menus.find(({ key }) => key === page.key)?.vendors ?? [])}
      chosen={page.chosen.vassalage}
      onConfirm={(vassalage) => {
        if (vassalage !== page.chosen.vassalage)
          navigate(addressesOf(location.pathname, query, page).provider(vassalage))
        closePopup('providers')
      }}
    />
  )
}
