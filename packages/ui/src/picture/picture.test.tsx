import { fireEvent, render, screen } from '@testing-library/react'
import { Picture } from './picture.tsx'

const picture = (base: string) => (
  <Picture base={base} widths={[160, 240]} sizes="33vw" width={240} height={240} alt="Golden Koi" />
)

describe('picture', () => {
  it('offers AVIF and WebP in the sizes that exist and holds its place', () => {
    const { container } = render(picture('/img/game/7'))
    const [avif, webp] = container.querySelectorAll('source')
    expect(avif?.getAttribute('srcset')).toBe('/img/game/7/160.avif 160w, /img/game/7/240.avif 240w')
    expect(webp?.getAttribute('type')).toBe('image/webp')
    expect(screen.getByRole('img').getAttribute('width')).toBe('240')
  })

  it('draws a field with the same name instead of a broken image', () => {
    const { container, rerender } = render(picture('/img/game/7'))
    fireEvent.error(screen.getByRole('img'))
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByRole('img', { name: 'Golden Koi' })).toBeTruthy()
    rerender(picture('/img/game/8'))
    expect(container.querySelector('img')).not.toBeNull()
  })

  it('leaves nothing behind where nothing is wanted instead', () => {
    const onFail = jest.fn()
    const { container } = render(
      <Picture
        base="/img/banner/1"
        widths={[480]}
        sizes="100vw"
        width={480}
        height={210}
        alt="Spring"
        fallback={null}
        onFail={onFail}
      />,
    )
    fireEvent.error(screen.getByRole('img'))
    expect(container.childElementCount).toBe(0)
    expect(onFail).toHaveBeenCalledTimes(1)
  })
})
