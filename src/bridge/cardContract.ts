/** The messages between the portal and the page of the card form, which is a frame of the portal's own origin (docs/payments.md). */

const CARD_CHANNEL = 'wholesale-card';

/** Comes with the port that all else is said through. */
export const CARD_OFFER = { channel: CARD_CHANNEL } as const;

export const isCardOffer = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'channel' in message && message.channel === CARD_CHANNEL;

/** What the page of the card form has to know. `settings`: the company's public payment settings. */
export type CardSetup = {
  kind: 'card' | 'bank';
  gateway: 'authorizenet' | 'payu' | 'openpay';
  settings: Readonly<Record<string, string>>;
  /** The back office's base URL, for the calls that go through it. */
  api: string;
  language: string;
  scheme: 'light' | 'dark' | 'auto';
  colour: string;
  /** px; null for the default. */
  radius: number | null;
};

/**
 * What came of the form. `fields`: something is missing or wrong, which is shown there and has the focus; `message`: the provider's
 * own; `unreachable`: the provider doesn't answer. Nothing was charged in any case.
 */
export type CardAnswer =
  | {
      ok: true;
      descriptor: string;
      value: string;
      securityCode: string | null;
      deviceSessionId: string;
    }
  | { ok: false; reason: 'fields' | 'unreachable' }
  | { ok: false; reason: 'message'; message: string };

export type CardPageMethods = {
  setUp(setup: CardSetup): Promise<void>;
  tokenize(): Promise<CardAnswer>;
  focus(field: string): Promise<void>;
};

export type WrongField = { field: string; text: string };

export type CardFrameMethods = {
  connected(): void;
  /** The height of the form, px. */
  resized(height: number): void;
  submitted(): void;
  wrong(fields: readonly WrongField[]): void;
  headers(): Promise<Record<string, string>>;
};
