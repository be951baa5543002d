import type { Page } from '@playwright/test'
import type { Plan } from '@site/config/schema'
import { openMenu } from '#support/frame.ts'
import { outcomeOf, planFor } from '#support/composition.ts'
import { signIn } from '#support/member.ts'
import { switchBrand } from '#support/operator.ts'
import { testOnSwitchedSite as test } from '#support/own-site.ts'
import { alive, open } from '#support/page-facts.ts'
import type { Site } from '#support/sites.ts'
import { expect } from '#support/test.ts'
import { isBuilt, NOT_YET_CALLS } from '../fixtures/not-yet.ts'
import { isPlace, type SpecPlace } from '../fixtures/spec-entries.ts'
import { SPEC_FLAGS, type GatedCall, type SpecFlag } from '../fixtures/spec-flags.ts'

test.use({ language: 'EN' })

const MEMBER = { brand: 'lotus', member: true } as const

/** The code of the platform's refusal, or what it answered with instead, to the member who is signed in. */
const answerTo = (page: Page, call: GatedCall): Promise<string> =>
  page.evaluate(async ({ method, path, body }) => {
    const { token } = JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token?: string } // reason: the shape of A3
    const answer = await fetch(path, {
      method,
      headers: {
        Merchant: 'lotus',
        Language: 'EN',
        Authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const said: unknown = await answer.json().catch(() => undefined)
    return answer.ok ? 'served' : String(Reflect.get(Object(said), 'code') ?? answer.status)
  }, call)

/** A value deep in the settings of registration and sign-in. */
async function settingOf(site: Site, path: string): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${site.port}/wps/system/setting/register`, {
    headers: { Merchant: 'lotus' },
  })
  const { value } = (await answer.json()) as { value: unknown } // reason: the platform's own envelope
  return path.split('.').reduce<unknown>((at, key) => Reflect.get(Object(at), key), value)
}

async function templateOf(site: Site, name: string): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${site.port}/wps/system/settings/consolidated`, {
    headers: { Merchant: 'lotus' },
  })
  const { value } = (await answer.json()) as { value: { templates: unknown } } // reason: as above
  return Reflect.get(Object(value.templates), name)
}

/** Whether a row of the place leads there: to a path, or to `popup:<name>`. */
const leads = ({ entries }: Plan, place: SpecPlace, target: string): boolean =>
  entries.some(
    ({ at, to }) =>
      isPlace(at, place) &&
      (to.kind === 'route' ? to.path : to.kind === 'popup' ? `popup:${to.name}` : to.href) === target,
  )

/** Everything of the flag is there, or nothing of it is. */
async function check(page: Page, site: Site, row: SpecFlag, on: boolean): Promise<void> {
  const { flag, routes = [], entries = [], popups = [], calls = [], setting, template } = row
  const plan = await planFor(site, MEMBER)
  const said = `${flag} is ${on ? 'on' : 'off'}`
  expect(plan.flags.includes(flag), said).toBe(on)
  for (const path of routes) {
    const there = on && isBuilt(path)
    expect(
      plan.routes.some((route) => route.path === path),
      `${path} while ${said}`,
    ).toBe(there)
    expect(await outcomeOf(site, MEMBER, path), `${path} while ${said}`).toBe(there ? 'its screen' : 'home')
  }
  for (const { at, to } of entries)
    expect(leads(plan, at, to), `${to} in ${at} while ${said}`).toBe(on && isBuilt(to))
  for (const name of popups)
    expect(
      plan.popups.some((popup) => popup.name === name),
      `popup ${name} while ${said}`,
    ).toBe(on && isBuilt(`popup:${name}`))
  for (const call of calls) {
    const answer = await answerTo(page, call)
    const label = `${call.path} while ${said}`
    if (NOT_YET_CALLS.has(call.path))
      expect(answer, `${label}: take it from not-yet.ts`).toMatch(/not_found|404/)
    else if (on) expect(answer, label).toBe('served')
    else expect(answer, label).toBe('feature_unavailable')
  }
  if (setting !== undefined) expect(await settingOf(site, setting), `${setting} while ${said}`).toBe(on)
  if (template !== undefined)
    expect(await templateOf(site, template), `${template} while ${said}`).toBe(on ? 'new' : 'base')
}

test('each flag of the specification takes away its route, rows, popups, calls and settings, and brings them back (SHL-19, SHL-11, MOD-05)', async ({
  page,
  site,
  watch,
}) => {
  test.slow()
  // A refused call is a line on the console.
  watch.allow(/status of 4\d\d/)
  await switchBrand(site, 'lotus', { flags: Object.fromEntries(SPEC_FLAGS.map(({ flag }) => [flag, 1])) })
  await signIn(page, 'lotus')
  for (const row of SPEC_FLAGS) {
    await test.step(row.flag, async () => {
      await check(page, site, row, true)
      await switchBrand(site, 'lotus', { flags: { [row.flag]: 0 } })
      await check(page, site, row, false)
      await switchBrand(site, 'lotus', { flags: { [row.flag]: 1 } })
      await check(page, site, row, true)
    })
  }
})

test('a flag of no specification has no effect: an unknown one changes no page (SHL-19)', async ({
  site,
}) => {
  const before = await planFor(site, MEMBER)
  const known = new Set(SPEC_FLAGS.map(({ flag }) => flag))
  // Ours alone: a sign-in may end the sessions elsewhere (ACC-21).
  expect(before.flags.filter((flag) => !known.has(flag))).toEqual(
    before.flags.includes('SINGLELOGIN3') ? ['SINGLELOGIN3'] : [],
  )
})

test('inviting goes from menu and footer with its flag, at the next load (SHL-19, SHL-11, SHL-07)', async ({
  page,
  site,
}) => {
  const footer = page.getByRole('contentinfo')
  for (const on of [1, 0] as const) {
    await switchBrand(site, 'lotus', { flags: { REFERRAL3: on } })
    await open(page, '/m/activity')
    await expect(footer.getByRole('button', { name: 'Invite' })).toHaveCount(on)
    const menu = await openMenu(page)
    await expect(menu.getByRole('link', { name: 'Slots', exact: true })).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Share' })).toHaveCount(on)
  }
  await switchBrand(site, 'lotus', { flags: { REFERRAL3: 1 } })
})

test('signing in by number and by others goes with its flags, at the next load (SHL-19, ACC-01, ACC-06)', async ({
  page,
  site,
}) => {
  for (const on of [1, 0] as const) {
    await switchBrand(site, 'lotus', { flags: { MOBILENUMREG3: on, GOOGLELOGIN3: on } })
    await open(page, '/m/login')
    await alive(page)
    await expect(page.locator('main input[name=password]')).toBeVisible()
    await expect(page.locator('main').getByRole('tab')).toHaveCount(on * 2)
    await expect(page.locator('main').getByRole('link', { name: 'Google' })).toHaveCount(on)
  }
  await switchBrand(site, 'lotus', { flags: { MOBILENUMREG3: 1, GOOGLELOGIN3: 1 } })
})
