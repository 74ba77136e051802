import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { createEmulator, type EmulatorOptions } from '../../host-demo/emulator/createEmulator.ts';
import { EMULATOR_MERCHANTS, EMULATOR_PATHS } from '../../host-demo/emulator/merchants.ts';
import type { GatewayCharge } from '../../host-demo/server/payments/gateways/gateway.ts';
import { waitUntilPasses } from './waitUntilPasses.ts';

const START = Date.parse('2026-11-23T15:00:00Z');
export const MINUTE = 60_000;
export const DAY = 86_400_000;

type Json = Record<string, unknown>;

export type TestEmulator = Awaited<ReturnType<typeof startEmulator>>;

/** The emulator on a port of its own, with a clock that the test sets. */
export const startEmulator = async (options: EmulatorOptions = {}) => {
  let now = START;
  const app = await createEmulator({ clock: () => new Date(now), ...options });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = app.listeningOrigin;

  const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder('utf-8').decode(bytes);
    return {
      status: response.status,
      bytes,
      body: text ? JSON.parse(text) : null,
      headers: response.headers,
    };
  };

  const fault = async (name: string, more: Json = {}) => {
    const { status } = await send('/emulator/faults', { name, ...more });
    if (status !== 200) throw new Error(`The fault ${name} was refused.`);
  };

  return {
    origin,
    clock: () => new Date(now),
    /** The time since the start, ms. */
    setTime: (since: number) => {
      now = START + since;
    },
    send,
    fault,
    reset: async () => {
      now = START;
      await send('/emulator/reset', {});
    },
    ledger: async () => (await send('/emulator/ledger', undefined)).body,
    end: (payment_id: string, ending: string) => send('/emulator/end', { payment_id, ending }),
    close: () => app.close(),
  };
};

const { demo } = EMULATOR_MERCHANTS.authorizenet;

/** What the card page posts to Authorize.Net. */
export const tokenRequest = (data: Json, merchant: { loginId: string; clientKey: string } = demo) => ({
  securePaymentContainerRequest: {
    merchantAuthentication: { name: merchant.loginId, clientKey: merchant.clientKey },
    data: { type: 'TOKEN', id: '2f1a7c9e-8f5b-4c5e-9a3f-0b1f3c1d2e4f', ...data },
  },
});

export const cardData = (cardNumber: string, more: Json = {}) => ({
  token: { cardNumber, expirationDate: '122031', cardCode: '900', ...more },
});

export const accountData = (accountNumber = '123456789') => ({
  bankToken: {
    accountType: 'checking',
    routingNumber: '121042882',
    accountNumber,
    nameOnAccount: 'Rose Tanner',
  },
});

/** A nonce of Authorize.Net, as the gateways take it. */
export const nonce = async (
  emulator: Pick<TestEmulator, 'send'>,
  data: Json = cardData('4111111111111111'),
): Promise<GatewayCharge['source']> => {
  const { body } = await emulator.send(EMULATOR_PATHS.authorizenet, tokenRequest(data));
  const { dataDescriptor, dataValue } = body.opaqueData;
  return { kind: 'token', descriptor: dataDescriptor, value: dataValue, securityCode: null };
};

let made = 0;
/** A payment's id: 20 characters. */
export const newPaymentId = (): string => {
  made += 1;
  return `pay${String(made).padStart(17, '0')}`;
};

export const makeCharge = (
  source: GatewayCharge['source'],
  more: Partial<GatewayCharge> = {},
): GatewayCharge => ({
  paymentId: newPaymentId(),
  amount: '50.00',
  currency: 'USD',
  payform: 'credit_card',
  description: 'Order 1042',
  source,
  saves: false,
  payer: {
    id: '77',
    name: 'Rose Tanner',
    email: 'rose@deli.test',
    phone: '+1 973 555 0100',
    document: '900123456',
  },
  device: { ip: '203.0.113.7', userAgent: 'Mozilla/5.0', sessionId: 'd'.repeat(32) },
  installments: 1,
  returnUrl: '',
  notifyUrl: '',
  ...more,
});

/** What the merchant's address for confirmations got, in order. */
export const startListener = async () => {
  const received: { contentType: string; body: string }[] = [];
  const visits: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.method === 'GET') visits.push(request.url ?? '');
    else received.push({ contentType: request.headers['content-type'] ?? '', body });
    response.end('{}');
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url: `${origin}/confirmations`,
    returnUrl: `${origin}/return`,
    received,
    visits,
    /** Waits until so many have come. */
    wait: (count: number) => waitUntilPasses(() => expect(received).toHaveLength(count)),
    clear: () => {
      received.length = 0;
      visits.length = 0;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
