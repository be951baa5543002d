import { drawn } from '../../rig/outside/photo.ts'
import { Rewarding } from '../../rig/people/rewarding.ts'
import type { Rig } from '../../rig/rig.ts'

/** Where the pictures of applications lie when it is not the database (CON-03). */
export function rewardFilesSuite(rig: Rig, names: () => readonly string[]): void {
  const rewarding = new Rewarding(rig)

  it('keeps what is shown there, drawn anew, and gives it to the member alone (CON-03)', async () => {
    const [one, other] = [await rewarding.member(), await rewarding.member()]
    const id = await rewarding.promotion()
    const shown = await drawn(40, 30).png().toBuffer()
    const { pictures } = (await one.apply(id, { pictures: [shown, shown] })).body.value.application
    expect(names()).toHaveLength(2)
    for (const name of names()) expect(name).toMatch(/[0-9a-f-]{36}\.webp$/)
    const answer = await one.picture(pictures[1].url)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await other.picture(pictures[1].url)).status).toBe(404)
  })
}
