import type { Page } from '@playwright/test'
import { findings } from '#support/axe.ts'
import { addOperator, consoleOf, signInAt } from '#support/console.ts'
import { signIn } from '#support/member.ts'
import { testOnSwitchedSite as test } from '#support/own-site.ts'
import { comeBack, open } from '#support/page-facts.ts'
import { expect } from '#support/test.ts'

const DESKTOP = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  locale: 'en-US',
} as const
/** Over a lost network or a platform that starts again. */
const BACK_MS = 30_000
const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

test.use({ language: 'EN' })
test.slow()

/** The numbered lines of a conversation, and what this journey said in them. */
const linesOf = (page: Page) => page.locator('[role=log] li[data-seq]')
const seqsOf = (page: Page): Promise<number[]> =>
  linesOf(page).evaluateAll((lines) => lines.map((line) => Number(line.getAttribute('data-seq'))))
const saidOn = async (page: Page): Promise<string[]> => {
  const said = new RegExp(`message (${WORDS.join('|')})`)
  return (await linesOf(page).allTextContents()).flatMap((line) => said.exec(line)?.[1] ?? [])
}

test('a conversation between two browsers, the network cut twice and the platform killed once: every message once, in order, on both sides (CON-08, SHL-24, PLT-09)', async ({
  page,
  newVisitor,
  site,
  watch,
}) => {
  watch.allow(/Failed to load resource/, /net::ERR/, /status of 50\d/, /status 50\d/)
  const anna = await addOperator(site, 'chat-anna', 'support')
  await signIn(page, 'lotus', '/m/chat')
  const write = async (word: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Your message' }).fill(`message ${word}`)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
  }
  await write('one')
  await expect(page.getByText('You are in the queue.')).toBeVisible()

  const consolePage = await (await newVisitor({ ...DESKTOP, baseURL: consoleOf(site) })).newPage()
  await consolePage.goto(consoleOf(site, '/console/chat'))
  await signInAt(consolePage, anna)
  await consolePage.getByRole('link', { name: /lotus\.demo/ }).click()
  await consolePage.getByRole('button', { name: 'Take', exact: true }).click()
  await expect(page.getByText('chat-anna is with you')).toBeVisible()
  const answer = async (word: string): Promise<void> => {
    await consolePage.getByRole('textbox', { name: 'Write an answer' }).fill(`message ${word}`)
    await consolePage.getByRole('button', { name: 'Send', exact: true }).click()
  }
  const bothHave = async (count: number): Promise<void> => {
    for (const side of [page, consolePage])
      await expect.poll(() => saidOn(side), { timeout: BACK_MS }).toHaveLength(count)
  }
  await answer('two')
  await bothHave(2)

  // The player's network is gone: what they write waits, what is answered in the meantime is not lost.
  await page.context().setOffline(true)
  await write('three')
  await expect(page.getByText('Sending')).toBeVisible()
  await answer('four')
  await page.context().setOffline(false)
  await bothHave(4)

  // The platform is killed, and both write while there is none.
  const [platform = 0] = site.pids()
  process.kill(platform, 'SIGKILL')
  await site.stopPlatform()
  await write('five')
  await answer('six')
  await expect(consolePage.getByText('Sending')).toBeVisible()
  await site.startPlatform()
  await bothHave(6)

  // The operator's network is gone.
  await consolePage.context().setOffline(true)
  await write('seven')
  await answer('eight')
  await consolePage.context().setOffline(false)
  await bothHave(8)

  const [here, there] = [await saidOn(page), await saidOn(consolePage)]
  expect(here).toEqual(there)
  expect(here.toSorted()).toEqual(WORDS.toSorted())
  const order = (side: readonly string[]) => here.filter((word) => side.includes(word))
  expect(order(['one', 'three', 'five', 'seven'])).toEqual(['one', 'three', 'five', 'seven'])
  expect(order(['two', 'four', 'six', 'eight'])).toEqual(['two', 'four', 'six', 'eight'])
  const seqs = await seqsOf(page)
  expect(seqs).toEqual(seqs.map((_, at) => at + 1))
  expect(await seqsOf(consolePage)).toEqual(seqs)

  // It survives a reload, and a second tab has the same.
  const tab = await page.context().newPage()
  for (const again of [page, tab]) {
    await open(again, '/m/chat')
    await expect.poll(() => saidOn(again)).toEqual(here)
  }
  // An answer is counted where the chat is not on the screen, and no longer once it has been read in another tab.
  await open(tab, '/m/home')
  await page.goto('/m/help')
  await answer('nine')
  const badge = tab.getByRole('banner').getByText('1', { exact: true })
  await comeBack(tab)
  await tab.getByRole('button', { name: /menu/i }).first().click()
  await expect(tab.getByRole('dialog').getByText('1', { exact: true }).first()).toBeVisible()
  await comeBack(page)
  await open(page, '/m/chat')
  await expect(page.getByText('message nine')).toBeVisible()
  await comeBack(tab)
  await expect(badge).toHaveCount(0)
  await expect(tab.getByRole('dialog').getByText('1', { exact: true })).toHaveCount(0)

  expect(await findings(consolePage, 'everything')).toEqual([])
  await consolePage.getByRole('button', { name: 'Close', exact: true }).click()
  await consolePage.getByLabel('Note for operators').fill('a slip was missing')
  await consolePage.getByRole('button', { name: 'Close the conversation' }).click()
  await comeBack(page)
  await page.getByRole('button', { name: '4 of 5' }).click()
  await expect(page.getByText('Thank you')).toBeVisible()
  await expect(consolePage.getByText('Rated 4 of 5')).toBeVisible()
  await expect(consolePage.getByText('a slip was missing')).toBeVisible()
})

test('a guest writes, sends a picture and is answered; markup stays text, a link opens apart, and signed in they go on where they were (CON-08)', async ({
  page,
  newVisitor,
  site,
}) => {
  const ben = await addOperator(site, 'chat-ben', 'support')
  await open(page, '/m/chat')
  const attack = '<img src=x onerror=alert(1)> https://example.com/a?b=1.'
  await page.getByRole('textbox', { name: 'Your message' }).fill(attack)
  await page.keyboard.press('Enter')
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  const consolePage = await (
    await newVisitor({ ...DESKTOP, viewport: { width: 390, height: 844 }, baseURL: consoleOf(site) })
  ).newPage()
  await consolePage.goto(consoleOf(site, '/console/chat'))
  await signInAt(consolePage, ben)
  await consolePage.getByRole('link', { name: /Guest · lotus/ }).click()
  for (const side of [page, consolePage]) {
    const link = side.getByRole('link', { name: 'https://example.com/a?b=1', exact: true })
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveAttribute('target', '_blank')
  }
  await consolePage.getByRole('button', { name: 'Canned responses' }).click()
  await consolePage.getByRole('menuitem', { name: 'One moment' }).click()
  await consolePage.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('One moment please, I am looking into it.')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'slip.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FAAhKDveksOjmAAAAAElFTkSuQmCC',
      'base64',
    ),
  })
  await expect(page.getByRole('img', { name: 'Picture' })).toBeVisible()
  await expect(consolePage.getByRole('img', { name: 'Picture' })).toBeVisible()
  expect(await findings(consolePage, 'everything')).toEqual([])
  // The narrowest of desks scrolls down alone.
  const [wide, seen] = await consolePage.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(wide).toBeLessThanOrEqual(seen ?? 0)

  // Signed in, it is the member's: on this page, in the tab that was open beside it, and by name in the console.
  const tab = await page.context().newPage()
  await open(tab, '/m/chat')
  await signIn(page, 'lotus', '/m/chat', 'agent')
  for (const side of [page, tab]) {
    await comeBack(side)
    await expect(side.getByText('One moment please, I am looking into it.')).toBeVisible()
    await expect(side.getByText('The conversation goes on')).toBeVisible()
    await expect(side.getByRole('img', { name: 'Picture' })).toBeVisible()
  }
  await expect(consolePage.getByText('lotus.agent has signed in', { exact: false })).toBeVisible()
  await consolePage.getByRole('textbox', { name: 'Write an answer' }).fill('Welcome back')
  await consolePage.getByRole('button', { name: 'Send', exact: true }).click()
  for (const side of [page, tab]) {
    await comeBack(side)
    await expect(side.getByText('Welcome back')).toBeVisible()
  }
})
