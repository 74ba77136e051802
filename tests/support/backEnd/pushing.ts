import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { expect } from 'vitest';
import { createPushKeys } from '../../../host-demo/server/push/pushKeys.ts';
import { devicesResponse } from '../../../src/api/account/accountSchema.ts';
import { documentResponse } from '../../../src/sync/stores/schema.ts';
import type { TestPushService } from '../pushService.ts';
import type { BackEnd } from './backEnd.ts';

export const PUSH_KEYS = createPushKeys();
export const SUBJECT = 'mailto:push@wholesaler.test';

/** For a back end that pushes to this service, when a test lets it. */
export const pushingTo = ({ origin }: Pick<TestPushService, 'origin'>) => ({
  push: { kind: 'web_push' as const, keys: PUSH_KEYS, subject: SUBJECT, services: [origin] },
  pushInterval: 0,
});

/** A browser of a customer that gets pushes. `id` is the device's in the document. */
export type PushedBrowser = { token: string; sessionId: string; id: string };

/** A customer who writes to a document. */
export const writeDocument = async (backEnd: BackEnd, token: string, name: string, patch: object) => {
  const answer = await backEnd.patch(`/documents/${name}`, { token, body: { writer: 'phone', patch } });
  expect(answer.status).toBe(200);
};

const currentSession = async (backEnd: BackEnd, token: string): Promise<string> => {
  const { body } = await backEnd.get('/users/sessions', { token });
  const current = v.parse(devicesResponse, body).sessions.find(({ is_current }) => is_current);
  if (!current) throw new Error('no current session');
  return current.id;
};

const LAST_SEEN = '2026-03-10T15:00:00.000Z';

/** Writes a device to the customer's document, as the portal does. */
export const addDevice = async (
  backEnd: BackEnd,
  token: string,
  device: ({ kind: 'web_push'; endpoint: string } | { kind: 'fcm'; token: string }) & Record<string, string>,
): Promise<PushedBrowser> => {
  const sessionId = await currentSession(backEnd, token);
  const address = device.kind === 'fcm' ? device.token : device.endpoint;
  const id = createHash('sha256').update(address).digest('hex');
  const entry = { session_id: sessionId, last_seen: LAST_SEEN, ...device };
  await writeDocument(backEnd, token, 'devices', { devices: { [id]: entry } });
  return { token, sessionId, id };
};

/** A customer logs in and switches notifications on. */
export const switchOn = async (backEnd: BackEnd, service: TestPushService, email: string, companyId = 1) => {
  const token = await backEnd.login(email, companyId);
  const subscription = service.subscribe();
  const browser = await addDevice(backEnd, token, { kind: 'web_push', ...subscription });
  return { ...browser, endpoint: subscription.endpoint };
};

/** The ids of the devices that a customer's document has. */
export const devicesOf = async (backEnd: BackEnd, email: string, companyId = 1): Promise<string[]> => {
  const { body } = await backEnd.get('/documents/devices', { token: await backEnd.login(email, companyId) });
  const { data } = v.parse(documentResponse, body);
  return Object.keys(v.parse(v.optional(v.record(v.string(), v.unknown()), {}), data.devices));
};

export const BACK_OFFICE_KEYS = { demo: 'key of demo', andina: 'key of andina' };

/** A back office tells customers something. */
export const publishTo = async (
  backEnd: BackEnd,
  emails: string[],
  { alias = 'demo', ...changes }: { alias?: 'demo' | 'andina' } & Record<string, unknown> = {},
) => {
  const { status } = await backEnd.post('/notifications/publish', {
    headers: { 'x-back-office-key': BACK_OFFICE_KEYS[alias] },
    body: {
      company_id: alias === 'demo' ? 1 : 2,
      key: 'holiday',
      kind: 'order_status',
      emails,
      texts: { en: { title: 'Open on Friday', body: 'We deliver on the holiday too.' } },
      ...changes,
    },
  });
  expect(status).toBe(200);
};
