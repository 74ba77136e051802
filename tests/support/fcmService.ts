import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { pushMessage } from '../../src/api/push/schema.ts';

const claims = v.object({
  iss: v.string(),
  scope: v.string(),
  aud: v.string(),
  iat: v.number(),
  exp: v.number(),
});

const sending = v.strictObject({
  message: v.strictObject({
    token: v.string(),
    webpush: v.strictObject({
      headers: v.strictObject({ TTL: v.string(), Urgency: v.literal('normal'), Topic: v.string() }),
      data: v.strictObject({ message: v.pipe(v.string(), v.parseJson(), pushMessage) }),
    }),
  }),
});
type Sent = v.InferOutput<typeof sending>['message'];

const PROJECT = 'wholesaler-push';
const EMAIL = `push@${PROJECT}.iam.gserviceaccount.com`;
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const HOUR = 3_600;

type Reply = { code: number; body: object };

/** Answers of FCM, HTTP v1, as its reference has them. */
const fcmError = (code: number, status: string, details: object[]): Reply => ({
  code,
  body: { error: { code, status, message: 'in words', details } },
});
const withCode = (errorCode: string) => ({
  '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError',
  errorCode,
});
const withField = (field: string) => ({
  '@type': 'type.googleapis.com/google.rpc.BadRequest',
  fieldViolations: [{ field, description: 'Invalid' }],
});
export const FCM_ERRORS = {
  unregistered: fcmError(404, 'NOT_FOUND', [withCode('UNREGISTERED')]),
  noToken: fcmError(400, 'INVALID_ARGUMENT', [withCode('INVALID_ARGUMENT')]),
  noTokenField: fcmError(400, 'INVALID_ARGUMENT', [withCode('INVALID_ARGUMENT'), withField('message.token')]),
  anotherSender: fcmError(403, 'PERMISSION_DENIED', [withCode('SENDER_ID_MISMATCH')]),
  noData: fcmError(400, 'INVALID_ARGUMENT', [
    withCode('INVALID_ARGUMENT'),
    withField('message.webpush.data'),
  ]),
  noProject: fcmError(404, 'NOT_FOUND', []),
  quota: fcmError(429, 'RESOURCE_EXHAUSTED', [withCode('QUOTA_EXCEEDED')]),
  unavailable: fcmError(503, 'UNAVAILABLE', [withCode('UNAVAILABLE')]),
};

/** Firebase Cloud Messaging and Google's tokens on this machine. `clock`: that of the back end. */
export const startFcmService = async ({ clock = () => new Date() } = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const sent: Sent[] = [];
  const state = { error: null as Reply | null, tokens: 0, calls: 0 };
  const faults: unknown[] = [];
  let origin = '';
  let valid = { token: '', until: 0 };

  const grant = async (request: IncomingMessage): Promise<Reply> => {
    const form = new URLSearchParams(await text(request));
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      throw new Error('grant type');
    const [head = '', body = '', signature = ''] = (form.get('assertion') ?? '').split('.');
    const key = createPublicKey(publicKey.export({ format: 'pem', type: 'spki' }));
    if (!verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))) {
      throw new Error('signature');
    }
    const { iss, scope, aud, iat, exp } = v.parse(
      claims,
      JSON.parse(Buffer.from(body, 'base64url').toString()),
    );
    if (iss !== EMAIL || scope !== SCOPE || aud !== `${origin}/token` || exp - iat !== HOUR) {
      throw new Error('claims');
    }
    state.tokens += 1;
    valid = { token: `token-${state.tokens}`, until: clock().getTime() + HOUR * 1_000 };
    return { code: 200, body: { access_token: valid.token, expires_in: HOUR, token_type: 'Bearer' } };
  };

  const send = async (request: IncomingMessage): Promise<Reply> => {
    state.calls += 1;
    const body = await text(request);
    const isValid = clock().getTime() < valid.until;
    if (!isValid || request.headers.authorization !== `Bearer ${valid.token}`) {
      return fcmError(401, 'UNAUTHENTICATED', []);
    }
    if (state.error) return state.error;
    sent.push(v.parse(v.pipe(v.string(), v.parseJson(), sending), body).message);
    return { code: 200, body: { name: `projects/${PROJECT}/messages/1` } };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const routes = new Map([
      ['/token', grant],
      [`/v1/projects/${PROJECT}/messages:send`, send],
    ]);
    const route = routes.get(request.url ?? '');
    if (!route) throw new Error(`no ${request.url}`);
    const { code, body } = await route(request);
    response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      faults.push(error);
      response.writeHead(400).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the service has no port');
  origin = `http://127.0.0.1:${address.port}`;

  return {
    origin,
    sent,
    state,
    faults,
    /** As Google's console writes it. */
    serviceAccount: {
      project_id: PROJECT,
      client_email: EMAIL,
      private_key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
      token_uri: `${origin}/token`,
    },
    /** Google's tokens end before their time. */
    revoke(): void {
      valid = { token: '', until: 0 };
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
export type TestFcmService = Awaited<ReturnType<typeof startFcmService>>;
