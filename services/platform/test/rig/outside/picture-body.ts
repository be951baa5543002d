/** A request that brings pictures as a page does: their bytes one after another, the sizes of several in the query. */
export function pictureBody(path: string, pictures: readonly Uint8Array[]) {
  const sizes = pictures.length > 1 ? `sizes=${pictures.map(({ length }) => length).join()}` : ''
  return {
    path: sizes === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${sizes}`,
    headers: { 'Content-Type': 'application/octet-stream' },
    body: Buffer.concat(pictures),
  }
}
