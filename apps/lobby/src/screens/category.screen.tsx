import { navigate, openPopup, signIn, site, useMessages } from '@site/shared-api'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { addressesOf, categoryOf, isOwn, sameAddress } from '#features/category/index.ts'
import { categoryAt } from '#games/categories.ts'
import { MemberGate } from '#features/members/index.ts'
import { useMenus } from '#features/strip/index.ts'
import { HotCategory, OwnCategory, PagedCategory } from './category/category-lists.tsx'
import type { CategoryProps } from './category/category-view.tsx'

/** A category's games and everything they can be narrowed by; the address says all that is chosen (A2, A4, LOB-09). */
export default function CategoryScreen() {
  const { pathname, search } = useLocation()
  const t = useMessages('lobby')
  const menus = useMenus()
  const query = new URLSearchParams(search)
  const page = categoryOf(categoryAt(pathname), query, menus.data)
  const to = addressesOf(pathname, query, page)
  const { dataType, vassalage } = page.chosen
  // What is known from the last visit may lack what is new.
  const settled = !menus.isFetching
  const mend = settled && !sameAddress(to.own, pathname, query)
  useEffect(() => {
    // An unknown value of the address is not shown, so it is removed from the address.
    if (mend) navigate(to.own, { replace: true })
  }, [mend, to.own])
  const props: CategoryProps = {
    page,
    to,
    menus: menus.data,
    go: (address) => navigate(address, { replace: true }),
    choose: (choice) => {
      const address = to.dataType(choice)
      const held = isOwn(choice) && !site().signedIn() && signIn({ next: address, onPage: true })
      if (!held) navigate(address, { replace: true })
    },
    showProviders: () =>
      openPopup('providers', {
        title: t('providers'),
        from: 'top',
        ...(vassalage === undefined ? {} : { chosen: vassalage }),
      }),
  }
  if (isOwn(dataType))
    return (
      <MemberGate next={to.own} instead={to.dataType('ALL')} screen="category">
        <OwnCategory {...props} />
      </MemberGate>
    )
  return page.key === 'HOT' || dataType === 'HOT' ? <HotCategory {...props} /> : <PagedCategory {...props} />
}
