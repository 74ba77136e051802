import type { PortalCapability } from '../bridge/contract.ts';
import { PRERENDER } from '../bridge/prerenderMark.ts';
import type { ClosePurpose } from './closePurpose.ts';
import { createElement } from './createElement.ts';
import type { PortalOptions } from './options.ts';
import { preloadPortal } from './preloadPortal.ts';
import { giveUpRemote, ownBuildOf, remoteFiles } from './remoteFiles.ts';
import type { TransportEvents } from './transportEvents.ts';

export type Transport = {
  element: HTMLElement;
  /** The caller must validate the result. */
  call(name: PortalCapability, detail: unknown): Promise<unknown>;
  /** Resolves when nothing is left; never, while the code of a slot hangs. */
  close(purpose?: ClosePurpose): Promise<void>;
};

type Opened = Pick<Transport, 'call'> & { close(purpose?: ClosePurpose): Promise<void> | void };

// Nobody sees a frame before the portal in it says hello: it may be the browser's own error page.
const createFrame = ({ id, title = '', src }: PortalOptions, prerender: boolean) =>
  createElement('iframe', {
    ...(id && { id }),
    title,
    allow: 'camera; clipboard-write',
    style: 'display:block;width:100%;height:100%;border:0;visibility:hidden',
    src: prerender ? src + PRERENDER : src,
  });

// Fixed elements inside are fixed to the slot, not to the parent's window. Nobody sees one that isn't open.
const createSlot = ({ id, title }: PortalOptions, prerender: boolean) =>
  createElement('section', {
    ...(id && { id }),
    ...(title && { ariaLabel: title }),
    style: `contain:layout;height:100%${prerender ? ';visibility:hidden' : ''}`,
  });

/** Opens the portal in a frame or a slot; the code of either is loaded while the portal's own is. */
export const openTransport = (
  options: PortalOptions,
  container: HTMLElement,
  events: TransportEvents,
): Transport => {
  let element: HTMLElement;
  let opening: Promise<Opened>;
  if (options.mode === 'iframe') {
    const frame = createFrame(options, events.prerender);
    container.append(frame);
    frame.addEventListener('load', events.onLoad);
    opening = import('./frameTransport.ts').then(({ connectFrame }) => connectFrame(frame, options, events));
    element = frame;
  } else {
    const slot = createSlot(options, events.prerender);
    container.append(slot);
    const [entry = ''] = remoteFiles(options);
    const ownBuild = ownBuildOf(options.src);
    const removeLinks = preloadPortal(options);
    opening = import('./slotTransport.ts')
      .then(({ mountSlot }) => mountSlot(slot, { entry, ownBuild }, options, events))
      .finally(removeLinks);
    element = slot;
  }
  opening.catch(events.onFailure);

  return {
    element,
    call: async (name, detail) => (await opening).call(name, detail),
    close(purpose) {
      if (purpose === 'renew') giveUpRemote(options.src);
      element.remove();
      return opening.then((opened) => opened.close(purpose)).catch(() => undefined);
    },
  };
};
