import type { Page } from '@playwright/test'
import { findings } from '#support/axe.ts'
import { addOperator, consoleOf, signInAt } from '#support/console.ts'
import { openMenu } from '#support/frame.ts'
import { signIn } from '#support/member.ts'
import { testOnSwitchedSite as test } from '#support/own-site.ts'
import { comeBack, open, visit } from '#support/page-facts.ts'
import { expect } from '#support/test.ts'

const DESKTOP = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  locale: 'en-US',
} as const
/** So many times slower than this machine. */
const SLOW_MACHINE = 12
const TITLE = { EN: 'A lantern for you', TY: 'โคมไฟสำหรับคุณ' }
const TEXT = { EN: 'It shines on every game.', TY: 'ส่องสว่างทุกเกม' }
const FEEDBACK = 'The fish swim out of the picture & <b>never</b> come back.'
const ANSWER = 'They are back.\n\nThank you for your report!'

test.use({ language: 'EN' })
test.slow()

const messages = (page: Page) => page.getByRole('main').locator('li[data-mail]')

/** Writes to one member as the console asks for it, looked at before it goes. */
async function writeTo(consolePage: Page, account: string): Promise<void> {
  // On a slow machine as well, a click after the link reaches the new page: the list that is left has a field of the same name.
  const cdp = await consolePage.context().newCDPSession(consolePage)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_MACHINE })
  await consolePage.getByRole('link', { name: 'Write a message' }).click()
  await consolePage.getByLabel('Brand').click()
  await consolePage.getByRole('option', { name: 'Lotus' }).click()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  // Helping one is what the role may; nothing else is offered.
  await expect(consolePage.getByRole('radio')).toHaveCount(1)
  await consolePage.getByLabel('Account name').fill(account)
  const group = (name: string) => consolePage.getByRole('group', { name, exact: true })
  await group('Title').getByLabel('English').fill(TITLE.EN)
  await group('Text').locator('[contenteditable=true]').first().fill(TEXT.EN)
  await group('Text').locator('[contenteditable=true]').last().fill(TEXT.TY)
  const check = consolePage.getByRole('button', { name: 'Check and look' })
  await check.click()
  await expect(consolePage.getByRole('alert').filter({ hasText: '(Title: Thai)' })).toBeVisible()
  await group('Title').getByLabel('Thai').fill(TITLE.TY)
  expect(await findings(consolePage, 'everything')).toEqual([])
  await check.click()
  const preview = consolePage.getByRole('dialog')
  for (const words of [...Object.values(TITLE), ...Object.values(TEXT), 'It reaches 1 member.'])
    await expect(preview).toContainText(words)
  expect(await findings(consolePage, 'everything')).toEqual([])
  await preview.getByRole('button', { name: 'Send to 1 member' }).click()
}

test('a message written in the console is counted live in two tabs, read, deleted and brought back; feedback is sent once and its answer found in the history and among the messages (CON-07, SHL-24, PLT-09)', async ({
  page,
  newVisitor,
  site,
  watch,
}) => {
  watch.allow(/ERR_FAILED/, /status of 400 .*mailings\/lotus\/check/)
  const anna = await addOperator(site, 'mail-anna', 'support')
  const consolePage = await (await newVisitor({ ...DESKTOP, baseURL: consoleOf(site) })).newPage()
  await consolePage.goto(consoleOf(site, '/console/mailings'))
  await signInAt(consolePage, anna)

  await signIn(page, 'lotus', '/m/webEmail', 'agent')
  await expect(page.getByText('No messages yet')).toBeVisible()
  const tab = await page.context().newPage()
  await open(tab, '/m/home')
  const counted = async (on: Page, count: number): Promise<void> => {
    await comeBack(on)
    const row = (await openMenu(on)).getByRole('link', { name: /^Messages/ })
    await expect(row).toHaveAccessibleName(count === 0 ? 'Messages' : new RegExp(`^Messages.*\\b${count}\\b`))
    await on.keyboard.press('Escape')
    await expect(on.getByRole('dialog')).toHaveCount(0)
  }

  await test.step('an operator writes to one member, in both languages; both tabs count it', async () => {
    await comeBack(consolePage)
    await writeTo(consolePage, 'lotus.agent')
    await expect(consolePage.locator('tbody tr').first()).toContainText(TITLE.EN)
    await counted(tab, 1)
    await counted(page, 1)
    await expect(messages(page)).toHaveCount(1)
    expect(await findings(page, 'everything')).toEqual([])
  })

  await test.step('it is read in one tab, and no longer unread in the other', async () => {
    await messages(page).getByRole('link', { name: TITLE.EN }).click()
    await expect(page.getByRole('article')).toContainText(TEXT.EN)
    expect(await findings(page, 'everything')).toEqual([])
    await counted(page, 0)
    await counted(tab, 0)
    await consolePage.reload()
    await expect(consolePage.locator('tbody tr').first()).toContainText('1 of 1')
  })

  await test.step('it is deleted, and brought back in both tabs', async () => {
    await open(tab, '/m/webEmail')
    await expect(messages(tab)).toHaveCount(1)
    await comeBack(page)
    await page.getByRole('article').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No messages yet')).toBeVisible()
    await comeBack(tab)
    await expect(tab.getByText('No messages yet')).toBeVisible()
    await comeBack(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(messages(page)).toHaveCount(1)
    await comeBack(tab)
    await expect(messages(tab)).toHaveCount(1)
  })

  await test.step('feedback shows its limits, and is one after a lost answer (B5)', async () => {
    await comeBack(page)
    await visit(page, '/m/feedback')
    const text = page.getByRole('textbox', { name: 'Your feedback' })
    const send = page.getByRole('button', { name: 'Send feedback' })
    await text.fill('too short')
    await send.click()
    await expect(text).toHaveAccessibleDescription('Between 10 and 500 characters.')
    await expect(text).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Please choose what it is about.')).toBeVisible()
    expect(await findings(page, 'everything')).toEqual([])
    await page.getByRole('button', { name: 'Games', exact: true }).click()
    await text.fill(FEEDBACK)
    const sent: unknown[] = []
    await page.route('**/wps/feedback', async (route) => {
      if (route.request().method() !== 'PUT') return await route.continue()
      sent.push(route.request().postDataJSON())
      if (sent.length > 1) return await route.continue()
      await route.fetch()
      await route.abort('failed')
    })
    await send.click()
    await expect.poll(() => sent).toHaveLength(1)
    await expect(send).toBeEnabled()
    await expect(text).toHaveValue(FEEDBACK)
    await page.keyboard.press('Escape')
    await send.click()
    await expect(page.getByText('Thank you. We will read it.')).toBeVisible()
    expect(sent[1]).toEqual(sent[0])
    await visit(page, '/m/feedback')
    await expect(page.locator('[data-feedback]')).toHaveCount(1)
    await expect(page.locator('[data-feedback]')).toContainText(FEEDBACK)
  })

  await test.step('the operator answers; the history has it at once, and the other tab a message', async () => {
    await comeBack(consolePage)
    await consolePage.goto(consoleOf(site, '/console/feedback'))
    await consolePage
      .getByRole('row', { name: /lotus\.agent/ })
      .getByRole('button', { name: 'Open' })
      .click()
    const dialog = consolePage.getByRole('dialog')
    await expect(dialog).toContainText(FEEDBACK)
    await dialog.getByLabel('Answer').fill(ANSWER)
    expect(await findings(consolePage, 'everything')).toEqual([])
    await dialog.getByRole('button', { name: 'Send the answer' }).click()
    await expect(consolePage.getByRole('row', { name: /lotus\.agent/ })).toHaveCount(0)
    await comeBack(page)
    const feedback = page.locator('[data-feedback]')
    await expect(feedback).toContainText('Answered')
    await expect(feedback).toContainText('Thank you for your report!')
    expect(await findings(page, 'everything')).toEqual([])
    await comeBack(tab)
    await expect(messages(tab)).toHaveCount(2)
    await counted(tab, 1)
    await page.context().addCookies([{ name: 'm_language', value: 'TY', url: site.origin('lotus') }])
    await visit(tab, '/m/webEmail')
    await expect(messages(tab).last()).toContainText(TITLE.TY)
    await expect(messages(tab).last()).toContainText(TEXT.TY)
    await messages(tab).first().getByRole('link').click()
    await expect(tab.getByRole('article')).toContainText('Thank you for your report!')
    await expect(tab.getByRole('article')).toContainText(FEEDBACK)
  })
})
