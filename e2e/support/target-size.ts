import type { Page } from '@playwright/test'

/**
 * What is tapped and is smaller than a thumb: 44 px both ways (SHL-33), counting what a control reaches beyond its own
 * box. Links within a running text are as high as the text (WCAG 2.5.8), and what lies under an overlay cannot be tapped.
 */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44
    const overlays = document.querySelectorAll('[role=dialog], [role=alertdialog]')
    const top = overlays[overlays.length - 1] ?? document
    const controls = top.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=switch], [role=radio], [role=checkbox]',
    )
    const inText = (control: HTMLElement): boolean =>
      control.matches('a') && getComputedStyle(control).display === 'inline'
    /** The box of a control with what is drawn before and after it, and of the label that belongs to it. */
    const reach = (control: HTMLElement): { width: number; height: number } => {
      const label =
        control.closest('label') ?? (control instanceof HTMLInputElement ? control.labels?.[0] : undefined)
      const boxes = [control, label].flatMap((part) => (part ? [part.getBoundingClientRect()] : []))
      const own = control.getBoundingClientRect()
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(control, pseudo)
        if (style.content === 'none' || style.position !== 'absolute') continue
        boxes.push(new DOMRect(0, 0, Number.parseFloat(style.width), Number.parseFloat(style.height)))
      }
      return {
        width: Math.max(own.width, ...boxes.map(({ width }) => width)),
        height: Math.max(own.height, ...boxes.map(({ height }) => height)),
      }
    }
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => !control.matches(':disabled') && control.closest('[inert]') === null)
      .filter((control) => control.getBoundingClientRect().width > 1 && !inText(control))
      .flatMap((control) => {
        const { width, height } = reach(control)
        // Half a pixel is lost when sizes are rounded.
        if (width >= LEAST - 0.5 && height >= LEAST - 0.5) return []
        const said = `${control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''}`.slice(0, 40)
        return [
          `${Math.round(width)} × ${Math.round(height)} px: ${control.tagName} "${said}" .${control.className}`,
        ]
      })
  })
}
