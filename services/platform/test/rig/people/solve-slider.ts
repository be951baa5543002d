import sharp from 'sharp'

interface Task {
  picture: string
  piece: string
  width: number
  pieceTop: number
  pieceWidth: number
}

/** Finds the gap as an eye does: where the picture is the piece, only darker. Pixels of the picture. */
export async function solveSlider(task: Task): Promise<number> {
  const picture = await raw(task.picture)
  const piece = await raw(task.piece)
  const scale = picture.info.width / task.width
  const top = Math.round(task.pieceTop * scale)
  let best = { x: 0, miss: Number.POSITIVE_INFINITY }
  for (let x = 0; x + piece.info.width <= picture.info.width; x += scale) {
    const miss = missAt(picture, piece, x, top)
    if (miss < best.miss) best = { x: x / scale, miss }
  }
  return best.x
}

type Raw = Awaited<ReturnType<typeof raw>>

async function raw(address: string) {
  const bytes = Buffer.from(address.split(',')[1] ?? '', 'base64')
  return await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** What remains when the picture is explained as the piece under one shade, but for the edges. */
function missAt(picture: Raw, piece: Raw, left: number, top: number): number {
  let [pp, pq, qq] = [0, 0, 0]
  for (let y = 20; y < piece.info.height - 20; y += 2)
    for (let x = 20; x < piece.info.width - 20; x += 2) {
      const at = (y * piece.info.width + x) * 4
      if (!isInside(piece, x, y)) continue
      const there = ((top + y) * picture.info.width + left + x) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        const [p, q] = [piece.data[at + channel] ?? 0, picture.data[there + channel] ?? 0]
        pp += p * p
        pq += p * q
        qq += q * q
      }
    }
  const shade = pp === 0 ? 0 : pq / pp
  // The gap is half as light as the piece: elsewhere the same colours are not as dark.
  return (qq - shade * pq) / (pp + 1) + (shade > 0.35 && shade < 0.55 ? 0 : 1)
}

/** Whether the piece covers this pixel and those around it: its rim is drawn in white. */
function isInside({ data, info }: Raw, x: number, y: number): boolean {
  return [-5, 0, 5].every((dy) =>
    [-5, 0, 5].every((dx) => (data[((y + dy) * info.width + x + dx) * 4 + 3] ?? 0) > 250),
  )
}

/** How a hand drags: quick at first, slower towards the end, never even. */
export function handTrack(x: number): { t: number; x: number }[] {
  const count = 24
  return Array.from({ length: count + 1 }, (_, i) => {
    const share = 1 - (1 - i / count) ** 2
    return { t: i * 17 + (i % 3), x: Math.round(x * share * 10) / 10 }
  })
}
