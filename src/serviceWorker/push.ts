import type { PageMessage } from '../platform/serviceWorkerMessage.ts';

declare const self: ServiceWorkerGlobalScope;

const ANSWER_MS = 1_000;
const ICON = '/icon-192.png';

type Pushed = { title: string; body: string; navigate: string; tag: string; lang: string; id: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textIn = (json: unknown, name: string): string => {
  const value = isObject(json) ? json[name] : undefined;
  return typeof value === 'string' ? value : '';
};

const parse = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
};

/** Firebase Cloud Messaging packs the message as text into `data.message`; standard pushes are the message. */
const messageOf = (data: PushMessageData | null): Record<string, unknown> => {
  const json = parse(data?.text());
  if (!isObject(json)) return {};
  const packed = isObject(json.data) ? parse(textIn(json.data, 'message')) : null;
  return isObject(packed) ? packed : json;
};

const readPush = ({ notification }: Record<string, unknown>): Pushed => ({
  // A browser takes pushes away from a site that shows nothing for one.
  title: textIn(notification, 'title') || self.location.host,
  body: textIn(notification, 'body'),
  navigate: textIn(notification, 'navigate') || '/',
  tag: textIn(notification, 'tag'),
  lang: textIn(notification, 'lang'),
  id: textIn(isObject(notification) ? notification.data : null, 'id'),
});

/** Not in every browser, and refused where the system shows no numbers on icons. */
const showBadge = async (count: unknown): Promise<void> => {
  if (typeof count !== 'number' || !('setAppBadge' in navigator)) return;
  await navigator.setAppBadge(count).catch(() => undefined);
};

/** Shows a declarative push message (W3C Push API), and its number on the icon. */
export const showPush = async (data: PushMessageData | null): Promise<void> => {
  const message = messageOf(data);
  const { title, body, navigate, tag, lang, id } = readPush(message);
  await Promise.all([
    self.registration.showNotification(title, {
      body,
      lang,
      tag,
      // Later news replaces earlier with the same tag, and is told again.
      ...(tag && { renotify: true }),
      icon: ICON,
      data: { navigate, id },
    }),
    showBadge(message.app_badge),
  ]);
};

/** Asks a page to open a path by itself, without loading anything again. False when it doesn't answer. */
const openIn = (page: WindowClient, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_MS);
    const message: PageMessage = { kind: 'open', path };
    page.postMessage(message, [port2]);
  });

const portalPages = async (): Promise<readonly WindowClient[]> => {
  const pages = await self.clients.matchAll({ type: 'window' });
  return pages.filter(({ frameType }) => frameType === 'top-level' || frameType === 'auxiliary');
};

export const openFromNotification = async (notification: Notification): Promise<void> => {
  notification.close();
  const { pathname, search } = new URL(textIn(notification.data, 'navigate') || '/', self.location.href);
  const path = pathname + search;
  const [page] = await portalPages();
  if (!page) {
    await self.clients.openWindow(path);
    return;
  }
  // Refused where the click isn't the customer's own.
  await page.focus().catch(() => undefined);
  if (!(await openIn(page, path))) await page.navigate(path).catch(() => self.clients.openWindow(path));
};
