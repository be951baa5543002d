export interface PictureTables {
  pictures: {
    slug: string
    width: number
    height: number
    /** WebP without what a camera wrote into it. */
    content: Uint8Array
    uploaded_at: Date
    uploaded_by: string
  }
}

declare module '#db/tables' {
  interface Tables extends PictureTables {}
}
