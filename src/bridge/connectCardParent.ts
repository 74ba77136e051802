import { type CardFrameMethods, type CardPageMethods, isCardOffer } from './cardContract.ts';
import { openCardPort } from './cardPort.ts';
import { withTimeout } from './withTimeout.ts';

const CONNECT_MS = 20_000;

/** The port that the page around this one offers, once it is known to be one of these. */
const takePort = (allowedOrigins: Promise<readonly string[]>, signal: AbortSignal): Promise<MessagePort> =>
  new Promise((resolve, reject) => {
    const take = ({ source, origin, data, ports: [port] }: MessageEvent<unknown>) => {
      if (source !== window.parent || !isCardOffer(data) || !port) return;
      allowedOrigins.then((origins) => origins.includes(origin) && resolve(port)).catch(reject);
    };
    allowedOrigins.catch(reject);
    window.addEventListener('message', take, { signal });
  });

/**
 * Connects the page of the card form to the portal around it. `allowedOrigins`: the portal's own, and those of parents that have
 * it in a slot; the port of any other page is ignored. Rejects after 20 s.
 */
export const connectCardParent = async (
  allowedOrigins: Promise<readonly string[]>,
  methodsFor: (portal: CardFrameMethods) => CardPageMethods,
): Promise<void> => {
  const listening = new AbortController();
  const port = await withTimeout(CONNECT_MS, takePort(allowedOrigins, listening.signal), () =>
    Promise.reject(new Error('No portal has this page')),
  ).finally(() => listening.abort());
  const portal: CardFrameMethods = {
    connected: () => void connection.call('connected').catch(() => undefined),
    resized: (height) => void connection.call('resized', height).catch(() => undefined),
    submitted: () => void connection.call('submitted').catch(() => undefined),
    wrong: (fields) => void connection.call('wrong', fields).catch(() => undefined),
    headers: () => connection.call('headers'),
  };
  const connection = openCardPort<CardFrameMethods>(port, methodsFor(portal));
  portal.connected();
};
