import { loadFailureCode } from './loadFailureCode.ts';
import type { PortalError, PortalOptions } from './options.ts';

/** Shows the parent's fallback, or the default one. Returns what removes it. */
export const showFallback = (
  options: PortalOptions,
  container: HTMLElement,
  error: PortalError,
  retry: () => void,
): (() => void) => {
  let node: ChildNode | null = null;
  let isRemoved = false;
  const show = (content: HTMLElement | string | null) => {
    if (content === null || isRemoved) return;
    container.append(content);
    node = container.lastChild;
  };
  if (options.fallback) show(options.fallback(error, retry));
  else
    loadFailureCode().then(
      ({ createDefaultFallback }) =>
        show(createDefaultFallback(String(options.context?.locale ?? navigator.language), retry)),
      () => undefined,
    );
  return () => {
    isRemoved = true;
    node?.remove();
  };
};
