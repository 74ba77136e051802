import type { MountedPortal } from '../bridge/contract.ts';
import { createElement } from './createElement.ts';
import type { PortalOptions } from './options.ts';
import { preloadPortal } from './preloadPortal.ts';
import { giveUpRemote } from './remoteFiles.ts';
import type { Transport, TransportEvents } from './transport.ts';

/** The portal in the parent's own page. Fixed elements inside are fixed to the slot, not to the parent's window. */
export const openSlot = (
  options: PortalOptions,
  container: HTMLElement,
  { methods, onFailure }: TransportEvents,
): Transport => {
  const element = createElement('section', {
    ...(options.id && { id: options.id }),
    ...(options.title && { ariaLabel: options.title }),
    style: 'contain:layout',
  });
  const root = createElement('div', { style: 'height:100%;max-height:inherit;overflow:auto' });
  element.append(root);
  container.append(element);
  let closed = false;

  const removeLinks = preloadPortal(options);
  const load = async (): Promise<MountedPortal> => {
    const { loadMount } = await import('./loadRemote.ts');
    const mount = await loadMount(options.src, options.react, options.load);
    if (closed) throw new Error();
    return mount(root, { ...methods, nonce: options.nonce });
  };
  const mounted = load().finally(removeLinks);
  mounted.catch((error: unknown) => {
    if (!closed) onFailure({ code: 'code_unavailable', hint: String(error) });
  });

  return {
    element,
    call: async (name, detail) => (await mounted)[name](detail),
    close(needsNewCode) {
      closed = true;
      if (needsNewCode) giveUpRemote(options.src);
      mounted.then((portal) => portal.unmount()).catch(() => undefined);
      element.remove();
    },
  };
};
