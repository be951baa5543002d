import { openPopup, routeExists, systemStatusQuery, useMessages, useQuery } from '@site/shared-api'
import { Icon } from '@site/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { isInner } from '#addresses/safe-address.ts'
import { Glyph } from '#glyphs/glyph.tsx'
import { contactsOf } from './contacts.ts'
import styles from './floating-list.module.css'

/** What is configured changes seldom: one answer serves the visit. */
const FRESH_MS = 10 * 60_000

const keep = <Value,>(before: Value): Value => before

/** Telegram and live chat behind one button at the edge (A2, SHL-30); nothing for a brand that has neither, nor while that is not known. */
export function FloatingList() {
  const t = useMessages('content')
  const { data } = useQuery({ ...systemStatusQuery(), staleTime: FRESH_MS, placeholderData: keep })
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const list = useId()
  useEffect(() => {
    if (!open) return
    const fold = (): void => setOpen(false)
    const outside = ({ target }: Event): void => {
      if (!(target instanceof Node && box.current?.contains(target))) fold()
    }
    const escape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') fold()
    }
    addEventListener('pointerdown', outside)
    addEventListener('keydown', escape)
    addEventListener('popstate', fold)
    return () => {
      removeEventListener('pointerdown', outside)
      removeEventListener('keydown', escape)
      removeEventListener('popstate', fold)
    }
  }, [open])

  if (data === undefined) return null
  const { chat, telegrams } = contactsOf(data.info.customerService, data.info.resources, routeExists)
  if (chat.status === 'none' && telegrams.length === 0) return null
  const fold = (): void => setOpen(false)
  const askPopup = (): void => {
    fold()
    openPopup('service')
  }
  return (
    <div ref={box} className={styles.float} data-open={open || undefined}>
      <ul id={list} className={styles.list} hidden={!open}>
        {telegrams.map(({ title, address }) => (
          <li key={address}>
            <a
              href={address}
              {...(isInner(address) ? {} : { target: '_blank', rel: 'noopener' })}
              className={styles.item}
              aria-label={title}
              title={title}
              onClick={fold}
            >
              <Icon name="send" size={20} />
            </a>
          </li>
        ))}
        {chat.status === 'none' ? null : (
          <li>
            {chat.status === 'open' && !isInner(chat.address) ? (
              <a
                href={chat.address}
                target="_blank"
                rel="noopener"
                className={styles.item}
                aria-label={t('service.live_chat')}
                onClick={fold}
              >
                <Icon name="message-circle" size={20} />
              </a>
            ) : (
              // Inside the site, or not open now: the popup leads on, or says what else there is.
              <button
                type="button"
                className={styles.item}
                aria-label={t('service.live_chat')}
                onClick={askPopup}
              >
                <Icon name="message-circle" size={20} />
              </button>
            )}
          </li>
        )}
      </ul>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={list}
        aria-label={t(open ? 'service.fold' : 'service.unfold')}
        onClick={() => setOpen(!open)}
      >
        {open ? <Icon name="x" size={20} /> : <Glyph name="headset" size={24} />}
      </button>
    </div>
  )
}
