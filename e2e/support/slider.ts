import type { Locator, Page } from '@playwright/test'

/** Pixels of the picture by which one may be off, and still sees the piece in its place. */
const EYE = 1
const STEPS = 24
/** The handle is so wide, in px of the page. */
const HANDLE = 60

/** Pushes the piece into its gap with a finger, the way a person does: looks where it belongs, drags, corrects, lets go. */
export async function dragIntoPlace(page: Page, check: Locator): Promise<void> {
  const slider = check.getByRole('slider')
  const gap = await findGap(check)
  const box = await slider.boundingBox()
  if (box === null) throw new Error('There is no slider to drag.')
  const last = Number(await slider.getAttribute('max'))
  const y = box.y + box.height / 2
  const begin = box.x + HANDLE / 2
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await touch('touchStart', begin)
  const way = (gap / last) * (box.width - HANDLE)
  let at = begin
  // Quick at first, slower towards the end.
  for (let step = 1; step <= STEPS; step += 1) {
    at = begin + way * (1 - (1 - step / STEPS) ** 2)
    await touch('touchMove', at)
  }
  for (let look = 0; look < STEPS; look += 1) {
    const off = gap - Number(await slider.inputValue())
    if (Math.abs(off) <= EYE) break
    at += (off / last) * (box.width - HANDLE)
    await touch('touchMove', at)
  }
  await touch('touchEnd')
  await session.detach()
}

/** Finds the gap as an eye does, in pixels of the picture: there the picture is the piece, only darker. */
function findGap(check: Locator): Promise<number> {
  return check.locator('svg', { has: check.page().locator('image') }).evaluate(async (svg) => {
    const [picture, piece] = svg.querySelectorAll('image')
    if (picture === undefined || piece === undefined) throw new Error('There is no picture.')
    const drawn = async (image: SVGImageElement): Promise<ImageData> => {
      const shown = new Image()
      shown.src = image.href.baseVal
      await shown.decode()
      const canvas = new OffscreenCanvas(shown.naturalWidth, shown.naturalHeight)
      const pen = canvas.getContext('2d')
      pen?.drawImage(shown, 0, 0)
      return pen?.getImageData(0, 0, canvas.width, canvas.height) ?? new ImageData(1, 1)
    }
    const [whole, part] = [await drawn(picture), await drawn(piece)]
    const scale = whole.width / picture.width.baseVal.value
    const top = Math.round(piece.y.baseVal.value * scale)
    const covered = (x: number, y: number): boolean =>
      [-5, 0, 5].every((dy) =>
        [-5, 0, 5].every((dx) => (part.data[((y + dy) * part.width + x + dx) * 4 + 3] ?? 0) > 250),
      )
    const inside: { readonly x: number; readonly y: number }[] = []
    for (let y = 20; y < part.height - 20; y += 2)
      for (let x = 20; x < part.width - 20; x += 2) if (covered(x, y)) inside.push({ x, y })
    let best = { x: 0, miss: Number.POSITIVE_INFINITY }
    for (let left = 0; left + part.width <= whole.width; left += scale) {
      let [pp, pq, qq] = [0, 0, 0]
      for (const { x, y } of inside)
        for (let channel = 0; channel < 3; channel += 1) {
          const p = part.data[(y * part.width + x) * 4 + channel] ?? 0
          const q = whole.data[((top + y) * whole.width + Math.round(left) + x) * 4 + channel] ?? 0
          pp += p * p
          pq += p * q
          qq += q * q
        }
      const shade = pq / pp
      // Half the light: where the colours are the same by chance they are not as dark.
      const miss = (qq - shade * pq) / pp + (shade > 0.35 && shade < 0.55 ? 0 : 1)
      if (miss < best.miss) best = { x: left / scale, miss }
    }
    return Math.round(best.x)
  })
}
