import { findings } from '#support/axe.ts'
import { switchAgeGate } from '#support/operator.ts'
import { testOnSwitchedSite as test } from '#support/own-site.ts'
import { expect } from '#support/test.ts'

test.use({ language: 'EN' })

test('a brand asks for the visitor’s age over the first page: nothing below is reached, a no leads to help and back, a yes is needed once (SHL-33)', async ({
  page,
  site,
}) => {
  await switchAgeGate(site, 'lotus', true)
  try {
    const question = page.getByRole('dialog', { name: 'Are you 18 or over?' })
    await page.goto('/m/activity')
    await expect(question).toBeVisible()
    await expect(page.locator('html[data-ready]')).toBeAttached()
    expect(await findings(page, 'everything')).toEqual([])
    // Round and round by keyboard one stays in the question; Escape does not close it.
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab')
      const where = await page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement === body || activeElement?.closest('#m-age') !== null
      })
      expect(where).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()

    await question.getByRole('link', { name: 'No', exact: true }).click()
    await expect(page.getByText('It is not open to you now.')).toBeVisible()
    await expect(page.locator('[data-screen]')).toHaveCount(0)
    await page.getByRole('link', { name: 'That was a mistake: ask me again' }).click()

    await question.getByRole('button', { name: 'Yes, I am 18 or over' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('[data-screen=home]')).toBeVisible()
    await page.goto('/m/activity')
    await expect(page.locator('[data-screen=activity]')).toBeVisible()
    await expect(page.locator('#m-age')).toHaveCount(0)
  } finally {
    await switchAgeGate(site, 'lotus', false)
  }
})
