import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { REQUEST_ID_HEADER } from './timeLimits.ts';

/**
 * What happens to a request. `request_late`: it arrives after the portal has stopped waiting. `error_before`: the portal gets
 * 500 and the request never reaches the back end; `error_after`: the portal gets 500 though the back end has handled it.
 * `twice`: it arrives twice at the same time.
 */
export type Fault =
  | 'request_lost'
  | 'request_late'
  | 'answer_lost'
  | 'answer_late'
  | 'error_before'
  | 'error_after'
  | 'twice';

export type ProxiedRequest = { method: string; path: string };

type Options = {
  /** The back end's address, which changes with a restart. */
  target(): string;
  faultOf(request: ProxiedRequest): Fault | null;
  /** Ends the portal's time limit of a request, by its id. */
  expire(requestId: string): void;
  /** How long after that limit a late request or answer arrives, ms. */
  delayMs: number;
};

/** Rejects if the back end isn't running. */
const forward = (target: string, { method, url, headers }: IncomingMessage, body: Buffer) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const forwarded = send(target + url, { method, headers, agent: false }, resolve);
    forwarded.once('error', reject);
    forwarded.end(body);
  });

const relay = (backEndResponse: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(backEndResponse.statusCode ?? 502, backEndResponse.headers);
  backEndResponse.once('error', () => response.destroy());
  response.once('close', () => backEndResponse.destroy());
  backEndResponse.pipe(response);
};

const fail = (response: ServerResponse): void => {
  response.writeHead(500, { 'content-type': 'text/plain' }).end('broken');
};

/** A proxy between the portal and the back end that loses, delays, repeats or breaks requests and responses. */
export const startFaultyProxy = async ({ target, faultOf, expire, delayMs }: Options) => {
  const handleRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const forwardRequest = () => forward(target(), request, body);
    const forwardAndDiscard = async () => {
      await buffer(await forwardRequest());
    };
    const passTimeLimit = async () => {
      expire(String(request.headers[REQUEST_ID_HEADER]));
      await pause(delayMs);
    };
    switch (faultOf({ method: request.method ?? '', path: request.url ?? '' })) {
      case 'request_lost':
        return void response.destroy();
      case 'request_late':
        await passTimeLimit();
        await forwardAndDiscard();
        return void response.destroy();
      case 'answer_lost':
        await forwardAndDiscard();
        return void response.destroy();
      case 'answer_late': {
        const backEndResponse = await forwardRequest();
        await passTimeLimit();
        return relay(backEndResponse, response);
      }
      case 'error_before':
        return fail(response);
      case 'error_after':
        await forwardAndDiscard();
        return fail(response);
      case 'twice': {
        const [, secondResponse] = await Promise.all([forwardAndDiscard(), forwardRequest()]);
        return relay(secondResponse, response);
      }
      default:
        return relay(await forwardRequest(), response);
    }
  };

  const server = createServer((request, response) => {
    handleRequest(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const boundAddress: AddressInfo | string | null = server.address();
  if (boundAddress === null || typeof boundAddress === 'string') throw new Error('the proxy has no port');
  return {
    address: `http://127.0.0.1:${boundAddress.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
