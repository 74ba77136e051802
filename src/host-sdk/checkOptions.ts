import { explain } from './loadFailureCode.ts';
import type { PortalOptions } from './options.ts';

const refuse = (option: 'src' | 'mode' | 'container', value: unknown): never => {
  explain(option, value);
  throw new TypeError(`${option}: ${value}`);
};

/** Before anything is in the page. A path or slash after the origin is left out. */
export const checkOptions = ({ mode, src, container }: PortalOptions) => {
  if (!globalThis.document) throw new TypeError('createPortal needs a browser');
  const element = typeof container === 'string' ? document.querySelector<HTMLElement>(container) : container;
  const origin = URL.canParse(src) ? new URL(src).origin : 'null';
  if (origin === 'null') refuse('src', src);
  if (mode !== 'iframe' && mode !== 'federated') refuse('mode', mode);
  return { container: element?.isConnected ? element : refuse('container', container), src: origin };
};
