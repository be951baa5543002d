/** Longer sides are drawn smaller before they are sent: a photo of a phone is ten times what a screen shows. */
const MOST_SIDE = 1_920
const QUALITY = 0.85
const MOST_BYTES = 5 * 1024 * 1024
const TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** A picture as it is sent, and the same as a data address to be shown until it is there. */
export interface ChosenPicture {
  readonly file: Blob
  readonly src: string
}

/** A chosen file, made smaller where it can be; else the text that says why not. */
export async function chosenPicture(file: File): Promise<ChosenPicture | { readonly refused: string }> {
  if (!TYPES.includes(file.type)) return { refused: 'image_type' }
  const small = await drawnSmaller(file).catch(() => undefined)
  const sent = small !== undefined && small.size < file.size ? small : file
  if (sent.size > MOST_BYTES) return { refused: 'image_size' }
  return { file: sent, src: await dataOf(sent) }
}

async function drawnSmaller(file: Blob): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, MOST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return await new Promise((drawn) =>
    canvas.toBlob((blob) => drawn(blob ?? undefined), 'image/jpeg', QUALITY),
  )
}

function dataOf(blob: Blob): Promise<string> {
  return new Promise((read, failed) => {
    const reader = new FileReader()
    reader.onload = () => read(String(reader.result))
    reader.onerror = () => failed(new Error('the picture could not be read'))
    reader.readAsDataURL(blob)
  })
}
