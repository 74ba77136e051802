import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * What happens to a request. `request_late`: it arrives after the portal gave up on it. `error_before`: answered 500 and the
 * back end never saw it; `error_after`: answered 500 though it acted. `twice`: it arrives twice at once.
 */
export type Fault =
  | 'request_lost'
  | 'request_late'
  | 'answer_lost'
  | 'answer_late'
  | 'error_before'
  | 'error_after'
  | 'twice';

/** A request as the line sees it. */
export type Passing = { method: string; path: string };

type Options = {
  /** Where the back end is now. */
  target(): string;
  faultOf(request: Passing): Fault | null;
  /** How late a late one is, ms: longer than the portal's patience. */
  late: number;
};

/** Sends a request on to the back end; rejects when there is none. */
const passOn = (target: string, { method, url, headers }: IncomingMessage, body: Buffer) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = send(target + url, { method, headers, agent: false }, resolve);
    outgoing.once('error', reject);
    outgoing.end(body);
  });

const giveBack = (answer: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.once('error', () => response.destroy());
  response.once('close', () => answer.destroy());
  answer.pipe(response);
};

const fail = (response: ServerResponse): void => {
  response.writeHead(500, { 'content-type': 'text/plain' }).end('broken');
};

/** A line between a portal and the back end on which requests and answers get lost, late, doubled or broken, as told. */
export const startFaultyLine = async ({ target, faultOf, late }: Options) => {
  const carry = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const pass = () => passOn(target(), request, body);
    const acted = async () => {
      await buffer(await pass());
    };
    switch (faultOf({ method: request.method ?? '', path: request.url ?? '' })) {
      case 'request_lost':
        return void response.destroy();
      case 'request_late':
        await pause(late);
        await acted();
        return void response.destroy();
      case 'answer_lost':
        await acted();
        return void response.destroy();
      case 'answer_late': {
        const answer = await pass();
        await pause(late);
        return giveBack(answer, response);
      }
      case 'error_before':
        return fail(response);
      case 'error_after':
        await acted();
        return fail(response);
      case 'twice': {
        const [, second] = await Promise.all([acted(), pass()]);
        return giveBack(second, response);
      }
      default:
        return giveBack(await pass(), response);
    }
  };

  const server = createServer((request, response) => {
    carry(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const bound: AddressInfo | string | null = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the line has no port');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
};
