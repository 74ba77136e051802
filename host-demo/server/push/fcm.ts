import * as v from 'valibot';
import type { PushSettingsWire } from '../../../src/api/push/schema.ts';
import { createAccessTokens, type ServiceAccount } from './accessTokens.ts';
import { commonAnswer } from './answers.ts';
import type { PushAnswer, PushSender } from './pushSender.ts';
import { readStart } from './readStart.ts';

const ADDRESS = 'https://fcm.googleapis.com';
const UNAUTHORIZED = 401;

export type FcmOptions = Omit<Extract<PushSettingsWire, { kind: 'fcm' }>, 'project_id'> & {
  serviceAccount: ServiceAccount;
  address?: string;
};

const details = v.array(
  v.object({
    errorCode: v.optional(v.string()),
    fieldViolations: v.optional(v.array(v.object({ field: v.optional(v.string(), '') }))),
  }),
);
const refusal = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ error: v.object({ details: v.fallback(v.optional(details, []), []) }) }),
);

/** Codes that are about the token: it has ended, or is one of another project. */
const GONE = ['UNREGISTERED', 'SENDER_ID_MISMATCH'];

/** What an error says of the token (FCM, REST: ErrorCode). `INVALID_ARGUMENT` may be about another field, which it names then. */
const refusalOf = (text: string): PushAnswer => {
  const read = v.safeParse(refusal, text);
  const found = read.success ? read.output.error.details : [];
  const codes = found.flatMap(({ errorCode }) => errorCode ?? []);
  if (codes.some((code) => GONE.includes(code))) return 'gone';
  const fields = found.flatMap(({ fieldViolations }) => fieldViolations ?? []);
  const isToken = fields.every(({ field }) => field === 'message.token');
  return codes.includes('INVALID_ARGUMENT') && isToken ? 'gone' : 'refused';
};

export const createFcm = (
  { serviceAccount, address = ADDRESS, ...settings }: FcmOptions,
  clock: () => Date,
): PushSender => {
  const tokens = createAccessTokens(serviceAccount, clock);
  const url = `${address}/v1/projects/${encodeURIComponent(serviceAccount.project_id)}/messages:send`;
  return {
    settings: { ...settings, project_id: serviceAccount.project_id },
    accepts: ({ kind }) => kind === 'fcm',
    async send(device, message, { ttl, urgency, topic, signal }) {
      if (device.kind !== 'fcm') return 'refused';
      const token = await tokens.current(signal);
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          message: {
            token: device.token,
            webpush: {
              headers: { TTL: String(ttl), Urgency: urgency, Topic: topic },
              data: { message: JSON.stringify(message) },
            },
          },
        }),
        redirect: 'manual',
        signal,
      });
      const text = await readStart(response);
      if (response.status === UNAUTHORIZED) {
        tokens.forget();
        return { retryAfter: 0 };
      }
      return commonAnswer(response, clock().getTime()) ?? refusalOf(text);
    },
  };
};
