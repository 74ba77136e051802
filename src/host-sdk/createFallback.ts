import { createElement } from './createElement.ts';
import { explain, loadFailureCode } from './loadFailureCode.ts';
import type { PortalError, PortalOptions } from './options.ts';

const parentsFallback = ({ fallback }: PortalOptions, error: PortalError, retry: () => void) => {
  try {
    const content: unknown = fallback?.(error, retry);
    explain('fallback', content);
    if (content === null) return '';
    if (typeof content === 'string' || content instanceof Node) return content;
  } catch (thrown) {
    reportError(thrown);
  }
  return undefined;
};

/** What is shown in place of the portal: the parent's fallback, or the default one. */
export const createFallback = (options: PortalOptions, container: HTMLElement) => {
  const box = createElement('div', { style: 'display:contents' });
  return {
    remove: () => box.remove(),
    show(error: PortalError, retry: () => void) {
      container.append(box);
      const content = parentsFallback(options, error, retry);
      if (content !== undefined) return box.replaceChildren(content);
      loadFailureCode().then(
        (code) => box.replaceChildren(code.createDefaultFallback(options, retry)),
        () => undefined,
      );
    },
  };
};
