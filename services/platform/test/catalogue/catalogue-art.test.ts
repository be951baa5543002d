import sharp from 'sharp'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Caller } from '../rig/caller.ts'
import { databases, type DatabaseKind, type Place } from '../rig/process/databases.ts'
import { startPlatform, type Platform } from '../rig/process/platform-process.ts'

jest.setTimeout(120_000)

function embeddedKind(): DatabaseKind {
  const [embedded] = databases
  if (!embedded) throw new Error('there is always the embedded database')
  return embedded
}

describe('pictures', () => {
  let place: Place
  let platform: Platform
  let ids: string[]
  beforeAll(async () => {
    place = await embeddedKind().make()
    platform = await startPlatform(place)
    const { body } = await new Caller(platform.url).get('/wps/game/hot?limit=8')
    ids = body.value.list.map((game: { nodeId: string }) => game.nodeId)
  })
  afterAll(async () => {
    await platform.stop()
    await place.remove()
  })

  const picture = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(platform.url + path, { headers })
    return {
      status: answer.status,
      headers: answer.headers,
      content: Buffer.from(await answer.arrayBuffer()),
    }
  }

  it('shows each game in three sizes as AVIF and WebP, kept for ever (LOB-13)', async () => {
    for (const width of [160, 240, 320])
      for (const format of ['avif', 'webp']) {
        const { status, headers, content } = await picture(`/img/game/${ids[0]}/${width}.${format}`)
        expect([status, headers.get('content-type')]).toEqual([200, `image/${format}`])
        expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        const found = await sharp(content).metadata()
        expect([found.width, found.height]).toEqual([width, width])
      }
  })

  it('stays small: eight games of 240 px take less than 7 KB each as AVIF', async () => {
    for (const id of ids) {
      const { content } = await picture(`/img/game/${id}/240.avif`)
      expect(content.length).toBeLessThan(7_000)
      expect(content.length).toBeGreaterThan(1_500)
    }
  })

  it('draws another picture for another game, and the same one again after its cache is gone', async () => {
    const [a, b] = await Promise.all([0, 1].map((i) => picture(`/img/game/${ids[i]}/160.webp`)))
    expect(a?.headers.get('etag')).not.toBe(b?.headers.get('etag'))
    const elsewhere = await embeddedKind().make()
    const other = await startPlatform(elsewhere)
    const again = await fetch(`${other.url}/img/game/${ids[0]}/160.webp`)
    expect(again.headers.get('etag')).toBe(a?.headers.get('etag'))
    await other.stop()
    await elsewhere.remove()
  })

  it('answers a known picture with 304', async () => {
    const path = `/img/game/${ids[0]}/160.avif`
    const etag = (await picture(path)).headers.get('etag') ?? ''
    const again = await picture(path, { 'If-None-Match': etag })
    expect([again.status, again.content.length]).toEqual([304, 0])
  })

  it('draws a picture once when many ask for it at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => picture('/img/banner/lotus-vip-steps/480.webp')),
    )
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
    const files = readdirSync(join(place.dataDir, 'art'), { recursive: true }).map(String)
    expect(files.filter((file) => !/\.(avif|webp)$/.test(file) && file.includes('.'))).toEqual([])
  })

  it('shows the pictures of announcements, 16:7 (LOB-02)', async () => {
    for (const [slug, width, height] of [
      ['lotus-welcome', 480, 210],
      ['lotus-welcome-steps', 824, 361],
      ['coral-reef-cup-prizes', 960, 420],
    ] as const) {
      const { content } = await picture(`/img/banner/${slug}/${width}.avif`)
      const found = await sharp(content).metadata()
      expect([found.width, Math.abs((found.height ?? 0) - height) <= 1]).toEqual([width, true])
    }
  })

  it('draws and keeps nothing for pictures that no announcement shows (PLT-03)', async () => {
    const kept = (): number => readdirSync(join(place.dataDir, 'art'), { recursive: true }).length
    const before = kept()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => picture(`/img/banner/made-up-${n}/480.avif`)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
    expect(kept()).toBe(before)
  })

  it('shows a provider’s mark for light and dark grounds (LOB-11)', async () => {
    const dark = await picture('/img/vendor/JL.svg')
    const light = await picture('/img/vendor/JL.svg?tone=light')
    expect(dark.headers.get('content-type')).toMatch(/image\/svg\+xml/)
    expect(dark.content.toString()).toContain('<title>Jade Lantern</title>')
    expect(light.content.equals(dark.content)).toBe(false)
  })

  it('says 404 for sizes, formats, games, slugs and providers that do not exist (PLT-03)', async () => {
    const paths = [
      `/img/game/${ids[0]}/241.avif`,
      `/img/game/${ids[0]}/240.png`,
      `/img/game/${ids[0]}/240`,
      '/img/game/1/240.avif',
      '/img/game/abc/240.avif',
      `/img/game/${'9'.repeat(30)}/240.avif`,
      '/img/game/-1/240.avif',
      '/img/banner/UPPER/480.avif',
      `/img/banner/${'a'.repeat(65)}/480.webp`,
      '/img/banner/ok/481.webp',
      '/img/vendor/NOPE.svg',
      '/img/vendor/JL.png',
      '/img/vendor/JL.svg?tone=pink',
      '/img/banner/..%2f..%2fetc/480.webp',
    ]
    for (const path of paths) {
      const { status, content } = await picture(path)
      expect([path, status, JSON.parse(content.toString()).success]).toEqual([path, 404, false])
    }
  })
})
