import type { CardAnswer } from '../../bridge/cardContract.ts';
import { openCardFrame } from '../../bridge/openCardFrame.ts';
import type { PaymentDependencies } from './paymentDependencies.ts';
import type { CardEntry, CardEntryOptions, CardLook } from './paymentsService.ts';

/** px, of the form in English on a phone and beside it, until it reports its own. */
const FIRST_HEIGHT = 330;

const LOOK = ['title', 'language', 'scheme', 'colour', 'radius'] as const;

const UNREACHABLE: CardAnswer = { ok: false, reason: 'unreachable' };

/** Shows the card or bank form in an element, in a frame of the portal's own origin. */
export const openCard = async (
  { base, http }: Pick<PaymentDependencies['portal'], 'base' | 'http'>,
  element: HTMLElement,
  { title, onSubmit, onWrong, ...setup }: CardEntryOptions,
  apiKey: string | null,
): Promise<CardEntry> => {
  const frame = openCardFrame(element, {
    url: new URL('card', new URL(base, window.location.href)).href,
    title,
    height: FIRST_HEIGHT,
    onSubmit,
    onWrong,
    headers: async () => (apiKey === null ? http.headers() : { 'api-key': apiKey }),
  });
  let shown: CardLook = { title, ...setup };
  const api = http.serviceUrl('api');
  const ready = frame.setUp({ ...setup, api });
  ready.catch(() => undefined);
  return {
    ready,
    change(look) {
      if (LOOK.every((name) => look[name] === shown[name])) return;
      shown = look;
      const { title: changedTitle, ...changes } = look;
      frame.setTitle(changedTitle);
      frame.setUp({ ...setup, ...changes, api }).catch(() => undefined);
    },
    tokenize: () => frame.tokenize().catch(() => UNREACHABLE),
    focus: (field) => void frame.focus(field).catch(() => undefined),
    destroy: frame.destroy,
  };
};
