import { CallOptions, connect, WindowMessenger } from 'penpal';
import {
  CARD_CHANNEL,
  type CardAnswer,
  type CardFrameMethods,
  type CardPageMethods,
  type CardSetup,
} from './cardContract.ts';

/** The card form asks a provider, which may take its time, ms. */
const TOKENIZE_MS = 45_000;
const CONNECT_MS = 20_000;

export type CardFrame = {
  /** Rejects when the page of the form can't be loaded. */
  setUp(setup: CardSetup): Promise<void>;
  /** Read by screen readers. */
  setTitle(title: string): void;
  tokenize(): Promise<CardAnswer>;
  focus(field: string): Promise<void>;
  destroy(): void;
};

type Options = {
  /** The address of the page of the card form. */
  url: string;
  /** Read by screen readers. */
  title: string;
  /** px, until the page reports its own. */
  height: number;
  onSubmit(): void;
  onWrong: CardFrameMethods['wrong'];
  headers: CardFrameMethods['headers'];
};

/**
 * Shows the card form in an element: a frame of the portal's own origin, so that no script of this page can read the fields
 * (docs/payments.md). Only that origin is talked to.
 */
export const openCardFrame = (
  element: HTMLElement,
  { url, title, height, onSubmit, onWrong, headers }: Options,
): CardFrame => {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = url;
  frame.style.cssText = `display:block;width:100%;border:0;height:${height}px;color-scheme:normal`;
  element.append(frame);
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('The card form has no window');
  const methods: CardFrameMethods = {
    resized(reported) {
      if (Number.isFinite(reported) && reported > 0) frame.style.height = `${Math.ceil(reported)}px`;
    },
    submitted: onSubmit,
    wrong: onWrong,
    headers,
  };
  const connection = connect<CardPageMethods>({
    messenger: new WindowMessenger({ remoteWindow: contentWindow, allowedOrigins: [new URL(url).origin] }),
    methods: Object.assign(Object.create(null), methods),
    channel: CARD_CHANNEL,
    timeout: CONNECT_MS,
  });
  connection.promise.catch(() => undefined);
  return {
    setTitle(changed) {
      frame.title = changed;
    },
    setUp: async (setup) => (await connection.promise).setUp(setup),
    async tokenize() {
      const card = await connection.promise;
      const answer = await card.tokenize(new CallOptions({ timeout: TOKENIZE_MS }));
      // The form has focused the wrong field of its page. The window takes the focus, because the element's focus() would clear that.
      if (!answer.ok && answer.reason === 'fields') contentWindow.focus();
      return answer;
    },
    async focus(field) {
      await (await connection.promise).focus(field);
      frame.scrollIntoView({ block: 'nearest' });
      contentWindow.focus();
    },
    destroy() {
      connection.destroy();
      frame.remove();
    },
  };
};
