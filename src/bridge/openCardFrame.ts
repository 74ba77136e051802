import {
  CARD_OFFER,
  type CardAnswer,
  type CardFrameMethods,
  type CardPageMethods,
  type CardSetup,
} from './cardContract.ts';
import { openCardPort } from './cardPort.ts';
import { withTimeout } from './withTimeout.ts';

/** The card form asks a provider, which may take its time, ms. */
const TOKENIZE_MS = 45_000;
const CONNECT_MS = 20_000;

const UNREACHABLE: CardAnswer = { ok: false, reason: 'unreachable' };

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
  url: string;
  /** Read by screen readers. */
  title: string;
  height: number;
  onSubmit(): void;
  onWrong: CardFrameMethods['wrong'];
  headers: CardFrameMethods['headers'];
};

/**
 * Shows the card form in an element: a frame of the portal's own origin, so that no script of this page can read the fields
 * (docs/payments.md). Only that origin gets the port.
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
  const { port1: port, port2: offered } = new MessageChannel();
  const connected = Promise.withResolvers<void>();
  const methods: CardFrameMethods = {
    connected: connected.resolve,
    resized(reported) {
      if (Number.isFinite(reported) && reported > 0) frame.style.height = `${Math.ceil(reported)}px`;
    },
    submitted: onSubmit,
    wrong: onWrong,
    headers,
  };
  const page = openCardPort<CardPageMethods>(port, methods);
  frame.addEventListener(
    'load',
    () => contentWindow.postMessage(CARD_OFFER, new URL(url).origin, [offered]),
    { once: true },
  );
  const connection = withTimeout(CONNECT_MS, connected.promise, () =>
    Promise.reject(new Error('The card form doesn’t answer')),
  );
  connection.catch(() => undefined);
  return {
    setTitle(changed) {
      frame.title = changed;
    },
    async setUp(setup) {
      await connection;
      await page.call('setUp', setup);
    },
    async tokenize() {
      await connection;
      const answer = await withTimeout(TOKENIZE_MS, page.call('tokenize'), () => UNREACHABLE);
      // The form has focused the wrong field of its page. The window takes the focus, because the element's focus() would clear that.
      if (!answer.ok && answer.reason === 'fields') contentWindow.focus();
      return answer;
    },
    async focus(field) {
      await connection;
      await page.call('focus', field);
      frame.scrollIntoView({ block: 'nearest' });
      contentWindow.focus();
    },
    destroy() {
      connected.reject(new Error('The card form is removed'));
      page.close();
      frame.remove();
    },
  };
};
