import { createElement } from './createElement.ts';
import type { PortalOptions } from './options.ts';
import type { Transport, TransportEvents } from './transport.ts';

/**
 * The portal in a frame. It still works after the frame was reloaded, and after it was moved to another place of the parent's page, where
 * browsers give it another window. Nobody sees it before the portal says hello: it may be the browser's own error page.
 */
export const openFrame = (
  options: PortalOptions,
  container: HTMLElement,
  { methods, onLoad, onFailure }: TransportEvents,
): Transport => {
  const frame = createElement('iframe', {
    ...(options.id && { id: options.id }),
    title: options.title ?? '',
    allow: 'camera; clipboard-write',
    style: 'display:block;width:100%;border:0;visibility:hidden',
    src: options.src,
  });
  container.append(frame);
  let isClosed = false;

  const connect = async () => {
    // The code comes while the frame is loading.
    const { connectFrame } = await import('./frameMessages.ts');
    const { contentWindow } = frame;
    return isClosed || !contentWindow
      ? null
      : connectFrame(contentWindow, new URL(options.src).origin, methods);
  };
  let connecting = connect();
  connecting.catch((error: unknown) => onFailure({ code: 'code_unavailable', hint: String(error) }));

  const followWindow = async () => {
    const connected = await connecting;
    if (!connected || isClosed || connected.window === frame.contentWindow) return;
    connected.close();
    connecting = connect();
  };
  const onFrameLoad = () => {
    void followWindow();
    onLoad();
  };
  frame.addEventListener('load', onFrameLoad);
  return {
    element: frame,
    call: async (name, detail) => (await connecting)?.call(name, detail),
    close() {
      isClosed = true;
      frame.removeEventListener('load', onFrameLoad);
      connecting.then((connected) => connected?.close()).catch(() => undefined);
      frame.remove();
    },
  };
};
