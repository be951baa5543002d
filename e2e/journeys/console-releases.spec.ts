import { auditOf } from '#support/canary.ts'
import { findings } from '#support/axe.ts'
import { pressKey, tabTo, typeInto } from '#support/by-keyboard.ts'
import { planAt } from '#support/ask.ts'
import { codeShown } from '../../services/platform/test/rig/people/authenticator.ts'
import { publicKey } from '#support/console-contents.ts'
import { addOperator, consoleOf, signInAt } from '#support/console.ts'
import { layNext } from '#support/next-release.ts'
import { testOnSwitchedSite as test } from '#support/own-site.ts'
import type { BrandName, Site } from '#support/sites.ts'
import { expect } from '#support/test.ts'

const DESKTOP = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  locale: 'en-US',
} as const
/** From the button until the next page has it (MOD-06). */
const LIVE_WITHIN = { intervals: [100], timeout: 5_000 }

test.use({ language: 'EN' })
test.slow()

/** The lobby that a visitor with this number is sent. */
async function lobbyOf(site: Site, bucket: number, brand: BrandName = 'lotus'): Promise<string> {
  const plan = await planAt(site, '/m/home', { brand, headers: { cookie: `m_bucket=${bucket}` } })
  return plan.modules.find(({ name }) => name === 'lobby')?.version ?? ''
}

test('a release is tried on some, promoted, taken back, pinned for a brand and retired by the buttons of the console, each with its reason (MOD-06, PLT-05)', async ({
  newVisitor,
  site,
}) => {
  const next = layNext(site, 'lobby')
  const live = await lobbyOf(site, 50)
  const owner = await addOperator(site, 'console-rosa', 'owner')
  const consolePage = await (await newVisitor({ ...DESKTOP, baseURL: consoleOf(site) })).newPage()
  await consolePage.goto(consoleOf(site, '/console/modules'))
  await signInAt(consolePage, owner)
  await consolePage.getByRole('link', { name: 'lobby', exact: true }).click()
  const row = consolePage.getByRole('row').filter({ has: consolePage.getByTitle(next, { exact: true }) })
  const confirmAction = async (button: string, why: string, fill?: () => Promise<void>): Promise<void> => {
    const dialog = consolePage.getByRole('dialog')
    const go = dialog.getByRole('button', { name: button, exact: true })
    await expect(go).toBeDisabled()
    await fill?.()
    await dialog.getByLabel('Why').fill(why)
    await go.click()
    await expect(dialog).toHaveCount(0)
    await expect(consolePage.getByRole('alert').filter({ hasText: 'Done. It is undone by' })).toBeVisible()
  }

  await row.getByRole('button', { name: 'Try as canary' }).click()
  await confirmAction('Try as canary', 'new filters', async () => {
    await consolePage.getByRole('dialog').getByLabel('Per cent of the visitors').fill('30')
    await expect(consolePage.getByRole('dialog')).toContainText('30 % of the visitors of all brands')
  })
  await expect(consolePage.getByText('npm run canary -- lobby --stop')).toBeVisible()
  await expect.poll(() => lobbyOf(site, 0), LIVE_WITHIN).toBe(next)
  expect(await lobbyOf(site, 99)).toBe(live)
  await expect(consolePage.getByText('for 30 % of the visitors of all brands')).toBeVisible()
  expect(await findings(consolePage, 'everything')).toEqual([])

  await consolePage.getByRole('button', { name: 'Promote' }).click()
  await confirmAction('Promote', 'thirty of a hundred were well')
  await expect.poll(() => lobbyOf(site, 99), LIVE_WITHIN).toBe(next)
  // A live release cannot be retired.
  await expect(row.getByRole('button', { name: 'Retire' })).toHaveCount(0)

  await consolePage.getByRole('button', { name: 'Roll back' }).click()
  await confirmAction('Roll back', 'search finds nothing')
  await expect.poll(() => lobbyOf(site, 0), LIVE_WITHIN).toBe(live)

  await row.getByRole('button', { name: 'Pin for a brand' }).click()
  await confirmAction('Pin for a brand', 'their campaign', async () => {
    await consolePage.getByRole('dialog').getByLabel('Brand').click()
    await consolePage.getByRole('option', { name: 'Coral' }).click()
  })
  await expect.poll(() => lobbyOf(site, 0, 'coral'), LIVE_WITHIN).toBe(next)
  expect(await lobbyOf(site, 0)).toBe(live)
  // The note's own button asks for the move that undoes it.
  await consolePage.getByRole('button', { name: 'Undo' }).click()
  await confirmAction('Let go', 'the campaign is over')
  await expect.poll(() => lobbyOf(site, 0, 'coral'), LIVE_WITHIN).toBe(live)

  await row.getByRole('button', { name: 'Retire' }).click()
  await confirmAction('Retire', 'never again')
  await expect(row).toContainText('Retired')
  await expect(row.getByRole('button', { name: 'Take back into service' })).toBeVisible()

  const log = (await auditOf(site)).filter(({ actor }) => actor === 'console-rosa')
  expect(log.slice(0, 6).map(({ action, subject, detail }) => [action, subject, detail.why])).toEqual([
    ['release.retire', 'lobby', 'never again'],
    ['release.unpin', 'lobby', 'the campaign is over'],
    ['release.pin', 'lobby', 'their campaign'],
    ['release.rollback', 'lobby', 'search finds nothing'],
    ['release.promote', 'lobby', 'thirty of a hundred were well'],
    ['release.canary', 'lobby', 'new filters'],
  ])
})

test('a team is added with its key and modules, its token is shown once and ended, and the team is closed; the audit log records each (PLT-05, MOD-01)', async ({
  newVisitor,
  site,
  watch,
}) => {
  // A key that is none, on purpose.
  watch.allow(/status of 400/)
  const owner = await addOperator(site, 'console-tess', 'owner')
  const consolePage = await (await newVisitor({ ...DESKTOP, baseURL: consoleOf(site) })).newPage()
  await consolePage.goto(consoleOf(site, '/console/teams'))
  await signInAt(consolePage, owner)
  await expect(consolePage.getByText('No team yet.')).toBeVisible()
  await consolePage.getByRole('link', { name: 'Add team' }).click()
  await consolePage.getByRole('textbox', { name: 'Name' }).fill('lobby-team')
  const modules = consolePage.getByRole('combobox', { name: 'Modules' })
  await modules.fill('lob')
  await consolePage.getByRole('option', { name: 'lobby' }).click()
  const key = consolePage.getByRole('textbox', { name: 'Public key' })
  await key.fill('-----BEGIN PRIVATE KEY-----')
  await consolePage.getByRole('button', { name: 'Add team' }).click()
  await expect(consolePage.getByText('This is no public ed25519 key.')).toBeVisible()
  await key.fill(publicKey())
  await consolePage.getByRole('button', { name: 'Add team' }).click()

  const card = consolePage.getByRole('region', { name: 'lobby-team' })
  await expect(card).toContainText('No token')
  await card.getByRole('button', { name: 'Make a token' }).click()
  const labelDialog = consolePage.getByRole('dialog', { name: 'Make a token' })
  await labelDialog.getByLabel('Days').fill('30')
  await labelDialog.getByRole('button', { name: 'Make a token' }).click()
  const tokenDialog = consolePage.getByRole('dialog', { name: 'Token of lobby-team' })
  const token = await tokenDialog.getByLabel('Token').inputValue()
  const asTeam = async (): Promise<number> =>
    (
      await fetch(consoleOf(site, '/wps/operator/releases'), {
        headers: { Authorization: `Bearer ${token}` },
      })
    ).status
  expect(await asTeam()).toBe(200)
  await consolePage.keyboard.press('Escape')
  await expect(tokenDialog).toBeVisible()
  expect(await findings(consolePage, 'everything')).toEqual([])
  await tokenDialog.getByRole('button', { name: 'I have handed it over' }).click()
  await expect(card).toContainText('good until')
  await consolePage.reload()
  await expect(card).toContainText('builds')
  expect(await consolePage.content()).not.toContain(token)

  await card.getByRole('button', { name: 'End token: builds' }).click()
  await consolePage.getByRole('dialog').getByRole('button', { name: 'End token' }).click()
  await expect(card).toContainText('No token')
  expect(await asTeam()).toBe(401)
  await card.getByRole('button', { name: 'Close team' }).click()
  await consolePage.getByRole('dialog').getByRole('button', { name: 'Close team' }).click()
  await expect(card.getByText('Closed')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Make a token' })).toHaveCount(0)

  await consolePage.getByRole('link', { name: 'Audit log' }).click()
  const entries = consolePage.locator('tbody').getByRole('row').filter({ hasText: 'console-tess' })
  await expect(entries.filter({ hasText: 'Team added' })).toBeVisible()
  await expect(entries.filter({ hasText: 'Token of a team made' })).toBeVisible()
  await expect(entries.filter({ hasText: 'Token of a team ended' })).toBeVisible()
})

test('the console is worked by keyboard alone: signing in, list, editor, dialog, publication and its undoing (PLT-05)', async ({
  newVisitor,
  site,
}) => {
  const { name, password, otpauth } = await addOperator(site, 'console-kay', 'editor')
  const consolePage = await (await newVisitor({ ...DESKTOP, baseURL: consoleOf(site) })).newPage()
  await consolePage.goto(consoleOf(site, '/console/promotion-category'))
  await typeInto(consolePage, consolePage.getByLabel('Name'), name)
  await typeInto(consolePage, consolePage.getByLabel('Password'), password)
  await typeInto(consolePage, consolePage.getByLabel('Code'), codeShown(otpauth))
  await consolePage.keyboard.press('Enter')
  const heading = consolePage.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Promotion categories')

  // Past the menu of every page by its first control.
  await consolePage.reload()
  await expect(heading).toHaveText('Promotion categories')
  await expect(consolePage.locator('tbody').getByRole('link').first()).toBeVisible()
  await pressKey(consolePage, consolePage.getByRole('button', { name: 'Skip to content' }))
  await pressKey(consolePage, consolePage.locator('tbody').getByRole('link').first())
  const title = consolePage.getByLabel('English')
  await expect(title).toBeVisible()
  const before = await title.inputValue()
  await typeInto(consolePage, title, 'By keyboard')

  await pressKey(consolePage, consolePage.getByRole('button', { name: 'Publish now' }))
  const dialog = consolePage.getByRole('dialog', { name: 'Publish now' })
  await expect(dialog).toBeVisible()
  // It takes the focus, Escape closes it, and the focus is back where it was.
  await consolePage.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(consolePage.getByRole('button', { name: 'Publish now' })).toBeFocused()
  await consolePage.keyboard.press('Enter')
  await pressKey(consolePage, dialog.getByRole('button', { name: 'Publish now' }))
  await expect(consolePage.getByText('Published: players see it within seconds.')).toBeVisible()

  const version = consolePage.getByRole('button', { name: 'Version 1' })
  await pressKey(consolePage, version)
  const versionDialog = consolePage.getByRole('dialog', { name: 'Version 1' })
  await pressKey(consolePage, versionDialog.getByRole('button', { name: 'Make it live again' }))
  await expect(versionDialog).toHaveCount(0)
  await expect(title).toHaveValue(before)
  await tabTo(consolePage, consolePage.getByRole('button', { name: /console-kay/ }))
})
