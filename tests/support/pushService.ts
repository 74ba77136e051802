import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { type PushMessage, pushMessage } from '../../src/api/push/schema.ts';

/** What a browser hands out of a subscription, base64url. */
type Subscription = { endpoint: string; p256dh: string; auth: string };
type Receiver = Subscription & { decrypt(body: Buffer): string };
type Received = {
  endpoint: string;
  message: PushMessage;
  ttl: number;
  urgency: string;
  topic: string;
  /** `sub` of the VAPID token. */
  subject: string;
  /** The VAPID key, base64url. */
  publicKey: string;
};
type Answer = { status: number; headers?: Record<string, string> };

const SALT = 16;
const TAG = 16;
const AUTH = 16;

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A browser's subscription with its private key. Decrypts RFC 8291, messages of one record. */
export const createReceiver = (
  endpoint: string,
  { privateKey, secret }: { privateKey?: Buffer; secret?: Buffer } = {},
): Receiver => {
  const pair = createECDH('prime256v1');
  if (privateKey) pair.setPrivateKey(privateKey);
  else pair.generateKeys();
  const auth = secret ?? randomBytes(AUTH);
  return {
    endpoint,
    p256dh: pair.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    decrypt(body) {
      const salt = body.subarray(0, SALT);
      const start = SALT + 5 + body.readUInt8(SALT + 4);
      const sender = body.subarray(SALT + 5, start);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
      const key = derive(pair.computeSecret(sender), auth, info, 32);
      const contentKey = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
      decipher.setAuthTag(body.subarray(-TAG));
      const plain = Buffer.concat([decipher.update(body.subarray(start, -TAG)), decipher.final()]);
      // Behind the text, a 2 and zeros.
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  };
};

const claims = v.object({ aud: v.string(), exp: v.number(), sub: v.string() });

/** Throws unless it is a VAPID header for this origin (RFC 8292). */
const readVapid = (header: string, origin: string, now: number) => {
  const {
    head = '',
    body = '',
    signature = '',
    publicKey = '',
  } = /^vapid t=(?<head>[\w-]+)\.(?<body>[\w-]+)\.(?<signature>[\w-]+), k=(?<publicKey>[\w-]+)$/.exec(header)
    ?.groups ?? {};
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = v.parse(claims, JSON.parse(Buffer.from(body, 'base64url').toString()));
  const left = exp - now / 1_000;
  if (!isSigned || aud !== origin || left <= 0 || left > 86_400) throw new Error('no valid VAPID token');
  return { subject: sub, publicKey };
};

const headerOf = ({ headers }: IncomingMessage, name: string): string => String(headers[name] ?? '');

/** A push service on this machine (RFC 8030), which decrypts what it gets, as a browser does. `clock`: that of the back end. */
export const startPushService = async ({ port = 0, clock = () => new Date() } = {}) => {
  const receivers = new Map<string, Receiver>();
  const received: Received[] = [];
  /** Endpoints that were called, also without success. */
  const called: string[] = [];
  /** What was wrong with requests. */
  const faults: unknown[] = [];
  const state: { answer: Answer | null; hold: Promise<void> | null } = { answer: null, hold: null };
  let origin = '';

  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const endpoint = `${origin}${request.url}`;
    called.push(endpoint);
    const body = await buffer(request);
    const receiver = receivers.get(endpoint);
    const answer: Answer = receiver ? (state.answer ?? { status: 201 }) : { status: 410 };
    await state.hold;
    if (receiver) {
      const vapid = readVapid(headerOf(request, 'authorization'), origin, clock().getTime());
      if (headerOf(request, 'content-encoding') !== 'aes128gcm') throw new Error('not aes128gcm');
      const message = v.parse(pushMessage, JSON.parse(receiver.decrypt(body)));
      const [ttl, urgency, topic] = ['ttl', 'urgency', 'topic'].map((name) => headerOf(request, name));
      if (answer.status < 300) {
        received.push({
          ...vapid,
          endpoint,
          message,
          ttl: Number(ttl),
          urgency: urgency ?? '',
          topic: topic ?? '',
        });
      }
    }
    response.writeHead(answer.status, answer.headers).end();
  };
  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => {
      faults.push(error);
      response.writeHead(400).end();
    });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the service has no port');
  origin = `http://127.0.0.1:${address.port}`;

  return {
    origin,
    received,
    called,
    faults,
    /** `answer` instead of 201; `hold`: answers when it has resolved. */
    state,
    /** As `PushManager.subscribe` makes one. */
    subscribe(): Subscription {
      const receiver = createReceiver(`${origin}/push/${randomBytes(16).toString('base64url')}`);
      receivers.set(receiver.endpoint, receiver);
      const { endpoint, p256dh, auth } = receiver;
      return { endpoint, p256dh, auth };
    },
    /** It answers 410 from now on. */
    forget(endpoint: string): void {
      receivers.delete(endpoint);
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
export type TestPushService = Awaited<ReturnType<typeof startPushService>>;
