/** The message that the platform sends (server/following/announcements/write-push-message.ts). */
interface ReceivedNotice {
  readonly title: string;
  readonly body: string;
  /** A path of the app. */
  readonly path: string;
  readonly tag: string;
  /** A BCP 47 tag. */
  readonly language: string;
}

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface PushMessageEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationPressEvent extends ExtendableEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** What the worker uses of a service worker's global scope, which the types of pages lack. */
export interface PushWorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushMessageEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationPressEvent) => void): void;
}

/** Shows messages about new issues, and opens what a pressed one links to. */
export function listenForPush(scope: PushWorkerScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(showNotice(scope, readNotice(event))));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPath(scope, event.notification.data));
  });
}

/** Browsers end a subscription whose messages show nothing, so an unreadable message is shown with only the app's name. */
const unreadable: ReceivedNotice = {
  title: 'Banca',
  body: '',
  path: '/shelf/following',
  tag: '',
  language: '',
};

function readNotice({ data }: PushMessageEvent): ReceivedNotice {
  try {
    return { ...unreadable, ...(data?.json() as Partial<ReceivedNotice>) };
  } catch {
    return unreadable;
  }
}

const showNotice = (
  { registration }: PushWorkerScope,
  { title, body, path, tag, language }: ReceivedNotice,
): Promise<void> =>
  registration.showNotification(title, { body, tag, lang: language, icon: '/icon-192.png', data: path });

/**
 * Shows the tab that is at the address, or opens one. A tab at another address stays as it is, because it may show a
 * comic or a payment.
 */
async function openPath({ clients, location }: PushWorkerScope, path: unknown): Promise<void> {
  const target = new URL(typeof path === 'string' ? path : unreadable.path, location.origin);
  const address = target.origin === location.origin ? target.href : `${location.origin}${unreadable.path}`;
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === address);
  await (tab ? tab.focus() : clients.openWindow(address));
}
