import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Page } from '@playwright/test'
import type { Bonus } from '@site/shared-api/contract/bonus'
import { operate } from '#support/canary.ts'
import { addOperator, consoleOf, signInAt } from '#support/console.ts'
import { callAs, minor } from '#support/game.ts'
import { switchBrand } from '#support/operator.ts'
import { testOnGamesSite } from '#support/own-site.ts'
import { open } from '#support/page-facts.ts'
import { bookedOf, pay } from '#support/payer.ts'
import { PIN } from '#support/payment-password.ts'
import {
  chooseBirthday,
  field,
  fillAccount,
  form,
  freshName,
  freshNumber,
  NEW_PASSWORD,
  proveNumber,
  submit,
} from '#support/registration.ts'
import type { BrandName, Site } from '#support/sites.ts'
import { expect } from '#support/test.ts'
import { openFlight } from '#support/win.ts'

const DESKTOP: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  locale: 'en-US',
}
/** As the examples have it: the most that counts for the bonus. */
const STAKE = '500.00'

const WORDS = {
  EN: {
    cannotRead: 'I cannot read the picture',
    passed: 'Check passed',
    promotion: 'Promotion',
    amount: 'Amount',
    go: 'Continue',
    onPhone: 'Open on this phone',
    inWallet: (money: string) => `${money} is in your wallet.`,
    played: (done: string, all: string) => `${done} of ${all} played`,
    convert: 'Turn into cash',
    converted: /^Turned into cash/,
    setPin: /Set a payment password/,
    password: 'Account password',
    pin: 'New payment password',
    pinAgain: 'New payment password again',
    save: 'Save',
    addCard: /Add a bank account or e-wallet/,
    number: 'Account number',
    holder: 'Account holder',
    payPin: 'Payment password',
    add: 'Add',
    withdraw: 'Withdraw',
    checked: 'Being checked',
    paid: (money: string) => `${money} was paid to you.`,
    csv: 'Sheet (CSV)',
    pdf: 'Document (PDF)',
  },
  TY: {
    cannotRead: 'ฉันอ่านภาพไม่ได้',
    passed: 'ผ่านการตรวจสอบแล้ว',
    promotion: 'โปรโมชั่น',
    amount: 'จำนวนเงิน',
    go: 'ดำเนินการต่อ',
    onPhone: 'เปิดบนโทรศัพท์นี้',
    inWallet: (money: string) => `${money} เข้ากระเป๋าของคุณแล้ว`,
    played: (done: string, all: string) => `เล่นแล้ว ${done} จาก ${all}`,
    convert: 'เปลี่ยนเป็นเงินสด',
    converted: /^เป็นเงินสดแล้ว/,
    setPin: /ตั้งรหัสผ่านการถอน/,
    password: 'รหัสผ่านบัญชี',
    pin: 'รหัสผ่านการถอนใหม่',
    pinAgain: 'รหัสผ่านการถอนใหม่อีกครั้ง',
    save: 'บันทึก',
    addCard: /เพิ่มบัญชีธนาคารหรืออีวอลเล็ต/,
    number: 'หมายเลขบัญชี',
    holder: 'ชื่อบัญชี',
    payPin: 'รหัสผ่านการถอน',
    add: 'เพิ่ม',
    withdraw: 'ถอนเงิน',
    checked: 'กำลังตรวจสอบ',
    paid: (money: string) => `จ่าย ${money} ให้คุณแล้ว`,
    csv: 'ตาราง (CSV)',
    pdf: 'เอกสาร (PDF)',
  },
} as const
type Language = keyof typeof WORDS

/** What differs between the brands of the examples. */
const BRANDS = {
  lotus: { symbol: '฿', currency: 'THB', holder: 'Somchai Jaidee', number: '1234567892', net: '6,000.00' },
  coral: { symbol: '₱', currency: 'PHP', holder: 'Maria Santos', number: '0917 123 4567', net: '5,960.00' },
} as const
const BANK = {
  lotus: { EN: 'Kasikornbank', TY: 'ธนาคารกสิกรไทย' },
  coral: { EN: 'GCash', TY: 'GCash' },
} as const

async function register(page: Page, site: Site, brand: BrandName, language: Language): Promise<string> {
  const username = freshName()
  await open(page, '/m/register')
  await fillAccount(page, username)
  if (brand === 'lotus') {
    await proveNumber(page, site, freshNumber())
    await field(page, 'payeeName').fill(BRANDS.lotus.holder)
  } else await field(page, 'email').fill(`${username}@mail.com`)
  await chooseBirthday(page)
  if (brand === 'coral') {
    await form(page).getByRole('button', { name: WORDS[language].cannotRead }).click()
    await expect(form(page).getByText(WORDS[language].passed)).toBeVisible()
  }
  await submit(page).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  return username
}

/** What the main wallet holds, in minor units: a bonus is beside it until it is cash. */
async function cashOf(page: Page, brand: BrandName): Promise<number> {
  const { wallets } = await callAs<{ wallets: { balance: string }[] }>(page, '/wps/wallets/gcs', brand)
  return minor(wallets[0]?.balance ?? '')
}

/** Pays in with the promotion that gives a bonus; the order, and where its payer pays. */
async function deposit(page: Page, w: (typeof WORDS)[Language]): Promise<{ id: string; address: string }> {
  await open(page, '/m/voucherCenter')
  await page.getByRole('group', { name: w.promotion }).getByRole('radio').nth(1).check()
  await page.getByRole('textbox', { name: w.amount }).fill('10000')
  await page.getByRole('button', { name: w.go }).click()
  await expect(page).toHaveURL(/\/m\/voucherCenter\?order=/)
  const address = (await page.getByRole('link', { name: w.onPhone }).getAttribute('href')) ?? ''
  await pay(address, { do: 'pay', callback: 'twice' })
  return { id: new URL(page.url()).searchParams.get('order') ?? '', address }
}

/** Plays what the bonus asks for, off the screen; what it came to, in minor units. */
async function playEnough(page: Page, brand: BrandName): Promise<number> {
  const fly = await openFlight(page, brand)
  let result = 0
  for (let mayConvert = false; !mayConvert;) {
    result += minor(await fly(STAKE)) - minor(STAKE)
    const { bonuses } = await callAs<{ bonuses: Bonus[] }>(page, '/wps/relay/bonuses', brand)
    mayConvert = bonuses[0]?.mayConvert === true
  }
  return result
}

async function setUpPayout(page: Page, brand: BrandName, language: Language): Promise<void> {
  const w = WORDS[language]
  await page.getByRole('link', { name: w.setPin }).click()
  await page.getByLabel(w.password).fill(NEW_PASSWORD)
  await page.getByLabel(w.pin, { exact: true }).fill(PIN)
  await page.getByLabel(w.pinAgain).fill(PIN)
  await page.getByRole('button', { name: w.save }).click()
  await page.getByRole('link', { name: w.addCard }).click()
  await page.getByRole('radio', { name: BANK[brand][language] }).check({ force: true })
  await page.getByLabel(w.number).fill(BRANDS[brand].number)
  const holder = page.getByLabel(w.holder, { exact: true })
  if (await holder.isEditable()) await holder.fill(BRANDS[brand].holder)
  else await expect(holder).toHaveValue(BRANDS[brand].holder)
  await page.getByLabel(w.payPin).fill(PIN)
  await page.getByRole('button', { name: w.add, exact: true }).click()
}

/** The lines of a sheet: amount, balance and currency, which stand last in each. */
async function sheetOf(page: Page, name: string): Promise<readonly (readonly string[])[]> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const text = await readFile(await (await coming).path(), 'utf8')
  const [, ...lines] = text.trim().split('\r\n')
  return lines.map((line) => line.split(',').slice(-3))
}

function road(brand: BrandName, language: Language): void {
  const w = WORDS[language]
  const { currency, net, symbol } = BRANDS[brand]
  const test = testOnGamesSite
  test.use({ brand, language })

  test('from the registration over a deposit with a promotion, play and its bonus to a withdrawal that two operators approve, found to the unit wherever it is shown (MEM-02, MEM-03, MEM-04, GAM-04, ACC-10, PLT-09)', async ({
    newVisitor,
    page,
    site,
  }) => {
    test.slow()
    const account = await register(page, site, brand, language)
    const order = await deposit(page, w)
    const about = page.getByRole('status')
    await expect(about.getByText(w.inWallet(`${symbol}10,000.00`))).toBeVisible()
    expect(await cashOf(page, brand)).toBe(1_000_000)

    await open(page, '/m/member/home')
    await expect(page.getByText(w.played(`${symbol}0.00`, `${symbol}10,000.00`))).toBeVisible()
    await open(page, '/m/withdraw')
    await expect(page.getByText(w.played(`${symbol}0.00`, `${symbol}20,000.00`))).toBeVisible()
    const result = await playEnough(page, brand)
    await open(page, '/m/member/home')
    await page.getByRole('button', { name: w.convert }).click()
    await expect(page.getByText(w.converted)).toBeVisible()
    const balance = 1_000_000 + result + 200_000
    expect(await cashOf(page, brand)).toBe(balance)

    await open(page, '/m/withdraw')
    await setUpPayout(page, brand, language)
    await page.getByRole('textbox', { name: w.amount }).fill('6000')
    await page.getByLabel(w.payPin).fill(PIN)
    await page.getByRole('main').getByRole('button', { name: w.withdraw }).click()
    await expect(about.getByText(w.checked)).toBeVisible()
    const id = new URL(page.url()).searchParams.get('order') ?? ''
    const now = Date.now().toString(36)
    const people = [`first-${now}`, `second-${now}`]
    const consolePages: Page[] = []
    for (const name of people) {
      const access = await addOperator(site, name, 'payments')
      const consolePage = await (await newVisitor({ ...DESKTOP, baseURL: consoleOf(site) })).newPage()
      await consolePage.goto(consoleOf(site, `/console/withdrawals/${id}`))
      await signInAt(consolePage, access)
      await consolePage.getByRole('button', { name: 'Approve' }).click()
      await consolePage.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
      await expect(consolePage.getByRole('dialog')).toHaveCount(0)
      consolePages.push(consolePage)
    }
    await expect(about.getByText(w.paid(`${symbol}${net}`))).toBeVisible()
    const left = balance - 600_000
    expect(await cashOf(page, brand)).toBe(left)

    await test.step('in the console', async () => {
      const [, consolePage] = consolePages
      if (consolePage === undefined) throw new Error('no operator has opened the console')
      const fact = (name: string) =>
        consolePage
          .locator('dt', { hasText: new RegExp(`^${name}$`) })
          .locator('xpath=following-sibling::dd[1]')
      await expect(consolePage.getByText('Paid', { exact: true }).first()).toBeVisible()
      await expect(fact('Amount')).toHaveText(`6000.00 ${currency}`)
      await expect(fact('Paid out').first()).toHaveText(`${net.replace(',', '')} ${currency}`)
      await expect(fact('Paid in, ever')).toHaveText(`10000.00 ${currency}`)
      await expect(fact('Paid out, ever')).toHaveText(`${net.replace(',', '')} ${currency}`)
      await expect(fact('Cash')).toHaveText(`${(left / 100).toFixed(2)} ${currency}`)
      await consolePage.goto(consoleOf(site, `/console/deposits/${order.id}`))
      await expect(fact('Account')).toHaveText(`${brand} / ${account}`)
      await expect(fact('Credited')).toHaveText(`10000.00 ${currency}`)
    })

    await test.step('in the statement', async () => {
      // One of the brands has none by itself.
      if (brand === 'coral') await switchBrand(site, brand, { flags: { TRANSREC3: 1 } })
      await open(page, '/m/transaction/record?range=today')
      const lines = await sheetOf(page, w.csv)
      const amounts = lines.map(([amount = '']) => amount)
      expect(amounts.filter((amount) => Math.abs(Number(amount)) > Number(STAKE) * 2).toSorted()).toEqual(
        ['-2000.00', '-6000.00', '10000.00', '2000.00', '2000.00'].toSorted(),
      )
      expect(amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0)).toBe(left)
      expect(lines[0]?.slice(1)).toEqual([(left / 100).toFixed(2), currency])
      const coming = page.waitForEvent('download')
      await page.getByRole('button', { name: w.pdf }).click()
      const document = await readFile(await (await coming).path())
      expect(document.subarray(0, 5).toString()).toBe('%PDF-')
      if (brand === 'coral') await switchBrand(site, brand, { flags: { TRANSREC3: 0 } })
    })

    await test.step('in the provider’s books', async () => {
      const { address } = order
      expect(await bookedOf(site, { address, id: order.id, which: 'book' })).toEqual([`10000.00 ${currency}`])
      expect(await bookedOf(site, { address, id, which: 'payout-book' })).toEqual([
        `${net.replace(',', '')} ${currency}`,
      ])
      const span = new URLSearchParams({
        from: new Date(Date.now() - 3_600_000).toISOString(),
        to: new Date().toISOString(),
      }).toString()
      for (const path of [`/deposits-reconcile?${span}`, `/withdrawals-reconcile?${span}`])
        expect(await operate(site, path)).toMatchObject({ silent: [], differences: [] })
      expect(await operate(site, '/ledger/verify?whole=1')).toMatchObject({ ok: true, fault: null })
    })
  })
}

testOnGamesSite.describe('in Lotus, in Thai', () => road('lotus', 'TY'))
testOnGamesSite.describe('in Coral, in English', () => road('coral', 'EN'))
testOnGamesSite.describe('in Lotus, in English', { tag: '@soak' }, () => road('lotus', 'EN'))
testOnGamesSite.describe('in Coral, in Thai', { tag: '@soak' }, () => road('coral', 'TY'))
