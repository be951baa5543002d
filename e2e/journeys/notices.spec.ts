import type { Page } from '@playwright/test'
import { openMenu } from '#support/frame.ts'
import { signIn } from '#support/member.ts'
import { testOnAccountSite as test } from '#support/own-site.ts'
import { comeBack, open } from '#support/page-facts.ts'
import { expect } from '#support/test.ts'

test.use({ language: 'EN' })

const rows = (page: Page) => page.getByRole('main').locator('[data-notice]')

/** What the menu says of announcements: 0 where it counts nothing. */
async function counted(page: Page, count: number): Promise<void> {
  await comeBack(page)
  const row = (await openMenu(page)).getByRole('link', { name: /^Announcements/ })
  await expect(row).toHaveAccessibleName(count === 0 ? 'Announcements' : `Announcements ${count} unread`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a notice read on one phone is read on the other, all of them are read at once, and one that is gone says so (CON-05, CON-11, SHL-24)', async ({
  page,
  newVisitor,
  site,
}) => {
  const marks: unknown[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('/wps/announcements/read')) marks.push(sent.postDataJSON())
  })
  const phone = await newVisitor()
  await phone.addCookies([{ name: 'm_language', value: 'EN', url: site.origin('lotus') }])
  const other = await phone.newPage()
  await signIn(other, 'lotus', '/m/home')
  await signIn(page, 'lotus', '/m/notice')

  // The popular ones lead, whatever their day.
  await expect(rows(page).first()).toContainText('Popular')
  const popular = await rows(page).evaluateAll((all) => all.map((one) => one.textContent.includes('Popular')))
  expect(popular).toEqual([...popular].sort((a, b) => Number(b) - Number(a)))
  const unread = rows(page).and(page.locator('[data-unread]'))
  const before = await unread.count()
  expect(before).toBeGreaterThan(1)
  await counted(other, before)

  await comeBack(page)
  const first = unread.first()
  const id = await first.getAttribute('data-notice')
  await first.locator('summary').click()
  await expect(unread).toHaveCount(before - 1)
  expect(marks).toEqual([expect.objectContaining({ announcementId: id, read: true })])
  await counted(other, before - 1)

  await comeBack(page)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(unread).toHaveCount(0)
  await counted(other, 0)
  await open(other, '/m/notice')
  await expect(rows(other).first()).toBeVisible()
  await expect(rows(other).and(other.locator('[data-unread]'))).toHaveCount(0)

  // News of the lobby stand on home and lead to their page.
  await open(page, '/m/home')
  const news = page.getByRole('region', { name: 'News' })
  const title = (await news.getByRole('listitem').first().getByRole('link').textContent()) ?? ''
  await news.getByRole('listitem').first().getByRole('link').click()
  const heading = page.locator('[data-screen=noticeDetail]').getByRole('heading', { level: 2 })
  expect(title).toContain((await heading.textContent()) ?? 'no heading')
  await expect(page.locator('[data-screen=noticeDetail] time')).toHaveText(/^\d{4}-\d{2}-\d{2}$/)

  await open(page, '/m/noticeDetail?id=unknown-notice')
  await expect(page.getByText('This announcement is no longer here')).toBeVisible()
})
