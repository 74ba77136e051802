import type { CardAnswer } from '../../bridge/cardContract.ts';
import { openCardFrame } from '../../bridge/openCardFrame.ts';
import type { PaymentDependencies } from './paymentDependencies.ts';
import type { CardEntry, CardEntryOptions } from './paymentsService.ts';

/** px, of the form in English on a phone and beside it, until it reports its own. */
const FIRST_HEIGHT = 330;

const UNREACHABLE: CardAnswer = { ok: false, reason: 'unreachable' };

/** Shows the card or bank form in an element, in a frame of the portal's own origin. */
export const openCard = async (
  { base, http }: Pick<PaymentDependencies['portal'], 'base' | 'http'>,
  element: HTMLElement,
  { title, onSubmit, ...setup }: CardEntryOptions,
  apiKey: string | null,
): Promise<CardEntry> => {
  const frame = openCardFrame(element, {
    url: new URL('card', new URL(base, window.location.href)).href,
    title,
    height: FIRST_HEIGHT,
    onSubmit,
    headers: async () => (apiKey === null ? http.headers() : { 'api-key': apiKey }),
  });
  const ready = frame.setUp({ ...setup, api: http.serviceUrl('api') });
  ready.catch(() => undefined);
  return {
    ready,
    tokenize: () => frame.tokenize().catch(() => UNREACHABLE),
    destroy: frame.destroy,
  };
};
