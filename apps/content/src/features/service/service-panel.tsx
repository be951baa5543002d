import {
  inInstalledApp,
  inNativeApp,
  Link,
  LoadFailed,
  openPopup,
  routeExists,
  systemStatusQuery,
  useCounter,
  useFlag,
  useLanguage,
  useMessages,
  useQuery,
} from '@site/shared-api'
import { Badge, Icon, Skeleton } from '@site/ui'
import { isInner } from '#addresses/safe-address.ts'
import { Glyph } from '#glyphs/glyph.tsx'
import { useOpening } from '#chat-launch/use-opening.ts'
import { appsOf, contactsOf, shortAddress, type AppLink, type Contacts } from './contacts.ts'
import { noteCameFrom } from '#chat-launch/came-from.ts'
import { launchChat } from '#chat-launch/launch-chat.ts'
import { EntryIcon, EntryLink, EntryWords } from './entry-link.tsx'
import styles from './service-panel.module.css'

/** Ways to reach us and the brand's news: live chat, Telegram, messages, notices, feedback, the apps (SHL-30). */
export function ServicePanel() {
  const { data, isError, refetch } = useQuery(systemStatusQuery())
  if (isError) return <LoadFailed retry={() => void refetch()} />
  if (data === undefined)
    return (
      <div className={styles.panel} data-state="loading">
        <Skeleton className={styles.waiting} />
        <Skeleton className={styles.waitingRow} />
        <Skeleton className={styles.waitingRow} />
      </div>
    )
  const { customerService, resources } = data.info
  return (
    <ServiceList
      contacts={contactsOf(customerService, resources, routeExists)}
      apps={inNativeApp() || inInstalledApp() ? [] : appsOf(resources)}
    />
  )
}

interface Props {
  readonly contacts: Contacts
  readonly apps: readonly AppLink[]
}

function ServiceList({ contacts: { chat, telegrams }, apps }: Props) {
  const t = useMessages('content')
  const mail = useFlag('MAILCEN') && routeExists('/m/webEmail')
  const feedback = useFlag('FEEDBACK3') && routeExists('/m/feedback')
  const notices = routeExists('/m/notice')
  const writable = telegrams.length > 0 || mail || feedback
  return (
    <div className={styles.panel} data-state="ready">
      {chat.status === 'open' ? (
        <ChatLink address={chat.address} />
      ) : chat.status === 'closed' || !writable ? (
        <p className={styles.closed}>
          <Icon name="info" size={20} />
          <span>
            {t('service.chat_closed')} {t(writable ? 'service.instead' : 'service.nothing')}
          </span>
        </p>
      ) : null}
      <ul className={styles.list}>
        {telegrams.map(({ title, address }) => (
          <li key={address}>
            <EntryLink
              to={address}
              face={<Icon name="send" size={20} />}
              title={title}
              hint={shortAddress(address)}
            />
          </li>
        ))}
        {mail ? (
          <li>
            <EntryLink to="/m/webEmail" face={<EntryIcon name="mail" />} title={t('service.messages')} />
          </li>
        ) : null}
        {notices ? (
          <li>
            <EntryLink to="/m/notice" face={<EntryIcon name="megaphone" />} title={t('service.notices')} />
          </li>
        ) : null}
        {feedback ? (
          <li>
            <EntryLink
              to="/m/feedback"
              face={<EntryIcon name="message-circle" />}
              title={t('service.feedback')}
            />
          </li>
        ) : null}
      </ul>
      {apps.length > 0 ? (
        <section>
          <h3 className={styles.heading}>{t('service.apps')}</h3>
          <ul className={styles.list}>
            {apps.map((app) => (
              <li key={app.type}>
                <AppEntry app={app} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

/** An app's own address; a profile is installed step by step, so its entry leads to the popup that lists the steps. */
function AppEntry({ app: { type, label, address } }: { readonly app: AppLink }) {
  const t = useMessages('content')
  const title = useLanguage() === 'EN' ? label : t(`resource.${type}`)
  const face = <Icon name="download" size={20} />
  if (type !== 'MOBILECONFIG')
    return <EntryLink to={address} face={face} title={title} hint={shortAddress(address)} />
  return (
    <button type="button" className={styles.entry} onClick={() => openPopup('download')}>
      <EntryWords face={face} title={title} hint={shortAddress(address)} />
      <Icon name="chevron-right" size={20} />
    </button>
  )
}

type Office = Awaited<ReturnType<typeof launchChat>>['office']

/** What the way to the chat is called: "24 hours" only where customer service answers at all hours (B2, SHL-30). */
function useHours(
  isOwn: boolean,
  office: Office | undefined,
): { readonly name: string; readonly text: string } {
  const t = useMessages('content')
  const when = useOpening(office?.opensAt ?? null)
  if (!isOwn || office?.always === true) return { name: t('service.chat'), text: t('service.chat_text') }
  const name = t('popup.service')
  if (office === undefined) return { name, text: t('service.live_chat') }
  return { name, text: office.open ? t('service.chat_open') : t('service.chat_away', { when }) }
}

/** The site's own chat is opened where the brand says: it may have it elsewhere (B7). */
function ChatLink({ address }: { readonly address: string }) {
  const t = useMessages('content')
  const unread = useCounter('chat') ?? 0
  const isOwn = isInner(address)
  const { data } = useQuery({
    queryKey: ['chat-launch'],
    queryFn: () => launchChat(t('title.chat')),
    enabled: isOwn,
    staleTime: Infinity,
  })
  const outside = isOwn ? (data?.outside ? data.url : undefined) : address
  const { name, text } = useHours(isOwn, data?.office)
  const words = (
    <>
      <Glyph name="headset" size={24} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span>{text}</span>
      </span>
      {unread > 0 ? <Badge count={unread} label={t('service.unread', { count: unread })} /> : null}
    </>
  )
  return outside === undefined ? (
    <Link to={address} className={styles.chat} onClick={noteCameFrom}>
      {words}
    </Link>
  ) : (
    <a href={outside} target="_blank" rel="noopener" className={styles.chat}>
      {words}
    </a>
  )
}
