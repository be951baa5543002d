import type { Page } from '@playwright/test'
import { ask } from '#support/ask.ts'
import { findings } from '#support/axe.ts'
import { addOperator, consoleOf, signInAt } from '#support/console.ts'
import { fillLogin, MEMBERS } from '#support/member.ts'
import { testOnSwitchedSite as test } from '#support/own-site.ts'
import { alive, open } from '#support/page-facts.ts'
import { popup, waitForPopup } from '#support/popup.ts'
import { expect } from '#support/test.ts'

const DESKTOP = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  locale: 'en-US',
} as const

test.slow()

/** A picture as a phone's: what the page looks like. */
const photo = async (page: Page) => ({
  name: 'slip.png',
  mimeType: 'image/png',
  buffer: await page.screenshot({ type: 'png' }),
})

/** What the member reads. */
const SAYS = {
  TY: {
    title: 'ภาพโคมไฟ',
    text: 'ส่งภาพโคมไฟของคุณ',
    join: 'เข้าร่วมเลย',
    apply: 'ขอรับรางวัล',
    submit: 'ส่งคำขอ',
    remarks: 'หมายเหตุ',
    wrongType: 'ใช้ได้เฉพาะรูปภาพ JPEG, JPG หรือ PNG',
    tooLarge: 'รูปภาพต้องมีขนาดไม่เกิน 5 MB',
    broken: 'เปิดรูปภาพไม่สำเร็จ',
    tooMany: 'เพิ่มรูปภาพได้ไม่เกิน 3 รูป',
    remove: 'ลบรูปที่ 3',
    mine: 'โปรโมชันของฉัน',
    paid: 'จ่ายแล้ว',
    line: 'รางวัลโปรโมชัน',
    mail: 'จ่ายรางวัลของคุณแล้ว',
    mailText: '150.00 THB จากโปรโมชัน “ภาพโคมไฟ” เข้ากระเป๋าหลักของคุณแล้ว',
  },
  EN: {
    title: 'Lantern photo',
    text: 'Show us your lantern.',
    join: 'Join now',
    apply: 'Apply for the reward',
    submit: 'Submit apply',
    remarks: 'Remarks',
    wrongType: 'Only JPEG, JPG or PNG pictures can be used.',
    tooLarge: 'A picture may be at most 5 MB.',
    broken: 'Image retrieval failed',
    tooMany: 'At most 3 pictures can be added.',
    remove: 'Remove picture 3',
    mine: 'My promotions',
    paid: 'Paid',
    line: 'Promotion reward',
    mail: 'Your reward was paid',
    mailText: '150.00 THB for “Lantern photo” is in your main wallet.',
  },
} as const

/** A promotion with remarks and pictures, written and published by hand. */
async function writePromotion(consolePage: Page): Promise<string> {
  await consolePage.goto(consolePage.url().replace(/\/console.*/, '/console/promotion/new'))
  await consolePage.getByLabel('Brand').click()
  await consolePage.getByRole('option', { name: 'Lotus' }).click()
  const group = (name: string) => consolePage.getByRole('group', { name, exact: true })
  await group('Title').getByLabel('English').fill(SAYS.EN.title)
  await group('Title').getByLabel('Thai').fill(SAYS.TY.title)
  await group('Text').locator('[contenteditable=true]').first().fill(SAYS.EN.text)
  await group('Text').locator('[contenteditable=true]').last().fill(SAYS.TY.text)
  for (const needed of ['Asks for a picture', 'Asks for a remark'])
    await consolePage.getByLabel(needed).check()
  await consolePage.getByRole('button', { name: 'Save as draft' }).click()
  await consolePage.getByRole('button', { name: 'Publish now' }).click()
  await consolePage.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(consolePage.getByText('Published: players see it within seconds.')).toBeVisible()
  return /lotus\.([\w-]+)/.exec(consolePage.url())?.[1] ?? ''
}

for (const language of ['TY', 'EN'] as const)
  test.describe(language, () => {
    test.use({ language })
    const says = SAYS[language]
    test(`a promotion written in the console is seen, joined, applied for with two pictures, approved, paid and found in the ledger and in the member’s messages, in ${language} (CON-01, CON-02, CON-03, CON-07, PLT-09)`, async ({
      page,
      newVisitor,
      site,
      watch,
    }) => {
      watch.allow(/ERR_FAILED/)
      const payer = await addOperator(site, `rewards-olga-${language.toLowerCase()}`, 'owner')
      const consolePage = await (await newVisitor({ ...DESKTOP, baseURL: consoleOf(site) })).newPage()
      await consolePage.goto(consoleOf(site, '/console/promotion'))
      await signInAt(consolePage, payer)
      const id = await writePromotion(consolePage)

      // Players' pages say it within five seconds.
      const promotions = async () =>
        (await ask(site, '/m/activity', { headers: { cookie: `m_language=${language}` } })).text
      await expect.poll(promotions, { intervals: [100], timeout: 5_000 }).toContain(says.title)

      await test.step('a guest sees it, and is led through the login and back', async () => {
        await open(page, '/m/applyReward?id=' + id)
        await expect(page).toHaveURL(/\/m\/activity$/)
        await open(page, `/m/activity?id=${id}`)
        await waitForPopup(page)
        await expect(popup(page).last()).toContainText(says.text)
        await popup(page).last().getByRole('button', { name: says.join }).click()
        await fillLogin(page, MEMBERS.lotus)
        await expect(page).toHaveURL((url) => url.pathname === '/m/activity')
      })

      await test.step('the member joins, once', async () => {
        await popup(page).last().getByRole('button', { name: says.join }).click()
        await expect(popup(page).last().locator('[data-join=joined]')).toBeVisible()
        await popup(page).last().getByRole('link', { name: says.apply }).click()
        await expect(page).toHaveURL(new RegExp(`/m/applyReward\\?id=${id}`))
      })

      const form = page.locator('form')
      const submit = form.getByRole('button', { name: says.submit })
      const picker = page.locator('[data-picker=files]')
      const toast = (text: string) => expect(page.getByText(text).last()).toBeVisible()

      await test.step('what may not be shown is refused with its words; nothing is sent before both are there (B5)', async () => {
        await expect(picker).toHaveAttribute('accept', '.jpg,.jpeg,.png,.gif')
        await expect(submit).toBeDisabled()
        await form.getByLabel(says.remarks).fill('x'.repeat(150))
        await expect(form.getByLabel(says.remarks)).toHaveValue('x'.repeat(140))
        await expect(submit).toBeDisabled()
        await picker.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
        await toast(says.wrongType)
        await picker.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) })
        await toast(says.tooLarge)
        await picker.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(900_000) })
        await toast(says.broken)
        const one = await photo(page)
        await picker.setInputFiles([one, one, one, one])
        await toast(says.tooMany)
        await expect(form.locator('[data-pictures="3"]')).toBeVisible()
        await form.getByRole('button', { name: says.remove }).click()
        await expect(form.locator('[data-pictures="2"]')).toBeVisible()
        expect(await findings(page, 'everything')).toEqual([])
      })

      await test.step('a call whose answer is lost is sent again, and is one application', async () => {
        let sent = 0
        await page.route('**/wps/promotion/requestReward*', async (route) => {
          sent += 1
          if (sent > 1) return await route.continue()
          await route.fetch()
          await route.abort('failed')
        })
        await submit.click()
        await expect(page).toHaveURL(/\/m\/activity$/)
        expect(sent).toBe(2)
        await alive(page)
        await page.getByRole('button', { name: says.mine }).click()
        const card = popup(page).last().locator(`[data-joined="${id}"]`)
        await expect(card).toHaveAttribute('data-state', 'applied')
        await expect(card.getByRole('img')).toHaveCount(2)
      })

      await test.step('the operator sees what was shown, and pays', async () => {
        await consolePage.goto(consoleOf(site, '/console/rewards'))
        await expect(consolePage.locator('tbody tr')).toHaveCount(1)
        await consolePage.getByRole('link', { name: 'lotus.demo' }).click()
        const shown = consolePage.locator('main img, #main-content img')
        await expect(shown).toHaveCount(2)
        await expect
          .poll(() =>
            shown.evaluateAll((all) =>
              all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
            ),
          )
          .toBe(true)
        expect(await findings(consolePage, 'everything')).toEqual([])
        await consolePage.getByRole('button', { name: 'Approve' }).click()
        const approveDialog = consolePage.getByRole('dialog')
        await approveDialog.getByRole('textbox', { name: 'Amount' }).fill('150.00')
        await approveDialog.getByRole('button', { name: 'Approve and pay' }).click()
        await expect(consolePage.getByText('150.00 THB')).toBeVisible()
      })

      await test.step('the member finds it among what was joined, in the ledger and among the messages', async () => {
        await open(page, '/m/activity')
        await alive(page)
        await page.getByRole('button', { name: says.mine }).click()
        const card = popup(page).last().locator(`[data-joined="${id}"]`)
        for (const text of [says.title, says.paid, '+฿150.00']) await expect(card).toContainText(text)
        await open(page, '/m/transaction/record?kind=reward')
        await expect(page.getByRole('link', { name: says.line }).first()).toContainText('+฿150.00')
        await open(page, '/m/webEmail')
        const mail = page.locator('main [data-mail][data-unread]').first()
        await expect(mail).toContainText(says.mail)
        await mail.getByRole('link').click()
        await expect(page.locator('article[data-mail]')).toContainText(says.mailText)
      })
    })
  })
