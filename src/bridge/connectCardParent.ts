import { connect, WindowMessenger } from 'penpal';
import { CARD_CHANNEL, type CardFrameMethods, type CardPageMethods } from './cardContract.ts';

const CONNECT_MS = 20_000;

/**
 * Connects the page of the card form to the portal around it. `allowedOrigins`: the portal's own, and those of parents that have
 * it in a slot; no other page gets a message. Rejects after 20 s.
 */
export const connectCardParent = async (
  allowedOrigins: readonly string[],
  methods: CardPageMethods,
): Promise<CardFrameMethods> => {
  const { promise } = connect<CardFrameMethods>({
    messenger: new WindowMessenger({ remoteWindow: window.parent, allowedOrigins: [...allowedOrigins] }),
    methods: Object.assign(Object.create(null), methods),
    channel: CARD_CHANNEL,
    timeout: CONNECT_MS,
  });
  const remote = await promise;
  return {
    resized: (height) => void remote.resized(height).catch(() => undefined),
    submitted: () => void remote.submitted().catch(() => undefined),
    wrong: (fields) => void remote.wrong(fields).catch(() => undefined),
    headers: () => remote.headers(),
  };
};
