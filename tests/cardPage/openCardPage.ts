import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { CardFrameMethods, CardSetup } from '../../src/bridge/cardContract.ts';
import { createCardPage } from '../../src/cardPage/createCardPage.ts';

export const SETUP: CardSetup = {
  kind: 'card',
  gateway: 'authorizenet',
  settings: {
    'authorizenet.apiBase': 'https://provider.test/request.api',
    'openpay.apiBase': 'https://provider.test/v1',
    'openpay.merchantId': 'm1',
  },
  api: 'https://api.test',
  language: 'en',
  scheme: 'light',
  colour: '#0f766e',
  radius: null,
};

/** What each provider answers to a card that it takes. */
const ANSWERS = {
  authorizenet: {
    opaqueData: { dataDescriptor: 'D', dataValue: 'V' },
    messages: { resultCode: 'Ok' },
  },
  openpay: { id: 'V' },
  payu: { success: true, tokenizedCard: { descriptor: 'D', value: 'V' } },
};

/** The page of the card form, beside a portal and a provider that take everything. */
export const openCardPage = async (changes: Partial<CardSetup> = {}) => {
  const setup = { ...SETUP, ...changes };
  const observed = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = observed;
    },
  );
  const provider = vi.fn(
    async (_url: string, _init: RequestInit) => new Response(JSON.stringify(ANSWERS[setup.gateway])),
  );
  // A cart of an earlier test in this worker may still ask for its stream.
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url.includes('/documents/stream') ? new Promise(() => undefined) : provider(url, init),
  );
  const portal = {
    connected: vi.fn(),
    resized: vi.fn(),
    submitted: vi.fn(),
    wrong: vi.fn<CardFrameMethods['wrong']>(),
    headers: async () => ({ authorization: 'Bearer token' }),
  };
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const page = createCardPage(root, { portal, today: () => '2026-11-23' });
  await page.setUp(setup);
  return {
    page,
    portal,
    provider,
    user: userEvent.setup(),
    pay: () => page.tokenize(),
    sent: () => JSON.parse(String(provider.mock.lastCall?.[1].body)),
  };
};
