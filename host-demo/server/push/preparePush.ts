import * as v from 'valibot';
import { notificationMessage, notificationsDocument } from '../../../src/api/notifications/schema.ts';
import type { DeviceWire, PushMessage } from '../../../src/api/push/schema.ts';
import type { Context } from '../context.ts';
import type { PushRow, PushText } from '../database/schema.ts';
import { devicesOf } from './devices.ts';

/** Null: there is nothing to say any more. Without a message the device isn't that of an open session. */
type Prepared = { device: DeviceWire; message: PushMessage | null } | null;

const unreadIn = (document: unknown): ReadonlySet<string> => {
  const { messages } = v.parse(notificationsDocument, document ?? {});
  const unread = Object.entries(messages).filter(([, json]) => {
    const read = v.safeParse(notificationMessage, json);
    return read.success && !read.output.is_read && !read.output.delete;
  });
  return new Set(unread.map(([id]) => id));
};

const addressOf = ({ path }: PushText, notification: string, portal: string | null): string =>
  `${portal ?? ''}${path}${path.includes('?') ? '&' : '?'}notification=${encodeURIComponent(notification)}`;

const messageOf = (
  { notification, text }: PushRow,
  { portal, unread }: { portal: string | null; unread: number },
): PushMessage => ({
  web_push: 8030,
  notification: {
    title: text.title,
    body: text.body,
    navigate: addressOf(text, notification, portal),
    tag: text.tag,
    lang: text.language,
    data: { id: notification },
  },
  app_badge: unread,
});

const isUuid = (text: string): boolean => v.is(v.pipe(v.string(), v.uuid()), text);

export const preparePush = async (
  {
    database,
    documents,
    sessions,
    portalOf,
  }: Pick<Context, 'database' | 'documents' | 'sessions' | 'portalOf'>,
  row: PushRow,
): Promise<Prepared> => {
  const { company_id: companyId, email } = row;
  const device = (await devicesOf(documents, { companyId, email })).get(row.device);
  if (!device) return null;
  const found = await database
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.id', 'companies.alias'])
    .where('users.company_id', '=', companyId)
    .where('users.email', '=', email)
    .where('users.disabled', '=', false)
    .executeTakeFirst();
  const { session_id: id } = device;
  const session = found && isUuid(id) && (await sessions.find({ id, companyId, userId: found.id }));
  if (!session) return { device, message: null };
  const unread = unreadIn((await documents.read({ companyId, email }, 'notifications')).data);
  if (!unread.has(row.notification)) return null;
  return { device, message: messageOf(row, { portal: portalOf(found.alias), unread: unread.size }) };
};
