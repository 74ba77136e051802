import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CARD_OFFER, type CardFrameMethods, type CardPageMethods } from '../../src/bridge/cardContract.ts';
import { connectCardParent } from '../../src/bridge/connectCardParent.ts';
import { openCardFrame } from '../../src/bridge/openCardFrame.ts';
import { SETUP } from '../cardPage/openCardPage.ts';

const PORTAL = 'https://acme.portal.test';
const CRM = 'https://crm.example.com';
const TOKEN = { ok: true, descriptor: 'D', value: 'V', securityCode: null, deviceSessionId: 's' } as const;

const openFrame = () => {
  const told = { onSubmit: vi.fn(), onWrong: vi.fn() };
  const frame = openCardFrame(document.body, {
    url: `${PORTAL}/card`,
    title: 'Card details',
    height: 330,
    headers: async () => ({ authorization: 'Bearer token' }),
    ...told,
  });
  const element = screen.getByTitle<HTMLIFrameElement>('Card details');
  const { contentWindow } = element;
  if (!contentWindow) throw new Error('no window');
  const focused = vi.spyOn(contentWindow, 'focus').mockImplementation(() => undefined);
  const sent = vi.spyOn(contentWindow, 'postMessage').mockImplementation(() => undefined);
  const load = (): MessagePort => {
    element.dispatchEvent(new Event('load'));
    const [, , ports = []] = sent.mock.calls[0] as unknown as [unknown, string, MessagePort[]];
    const [port] = ports;
    if (!port) throw new Error('no port');
    return port;
  };
  return { ...told, frame, element, focused, sent, load };
};

/** A message as the browser brings it: jsdom passes no ports on. */
const offer = (message: { origin: string; port: MessagePort; source?: unknown; data?: unknown }): void => {
  const { port, source = window.parent, data = CARD_OFFER, origin } = message;
  window.dispatchEvent(Object.assign(new Event('message'), { source, origin, data, ports: [port] }));
};

const openPage = (allowedOrigins: Promise<readonly string[]> = Promise.resolve([PORTAL, CRM])) => {
  const methods = {
    setUp: vi.fn<CardPageMethods['setUp']>(async () => undefined),
    tokenize: vi.fn<CardPageMethods['tokenize']>(async () => TOKEN),
    focus: vi.fn<CardPageMethods['focus']>(async () => undefined),
  };
  let portal: CardFrameMethods | undefined;
  const connected = connectCardParent(allowedOrigins, (connectedPortal) => {
    portal = connectedPortal;
    return methods;
  });
  connected.catch(() => undefined);
  return { ...methods, connected, portal: () => portal };
};

const connect = async () => {
  const opened = openFrame();
  const page = openPage();
  offer({ origin: PORTAL, port: opened.load() });
  await page.connected;
  const portal = page.portal();
  if (!portal) throw new Error('not connected');
  return { ...opened, page, portal };
};

describe('the card form’s frame and its page', () => {
  it('offer the port to the page’s exact origin alone', () => {
    const { frame, load, sent } = openFrame();
    expect(sent).not.toHaveBeenCalled();
    load();
    expect(sent.mock.calls).toEqual([[CARD_OFFER, PORTAL, [expect.any(MessagePort)]]]);
    frame.destroy();
  });

  it('set up the form, and answer with what came of it', async () => {
    const { frame, page } = await connect();
    await frame.setUp(SETUP);
    expect(page.setUp).toHaveBeenCalledExactlyOnceWith(SETUP);
    expect(await frame.tokenize()).toEqual(TOKEN);
    await frame.focus('code');
    expect(page.focus).toHaveBeenCalledExactlyOnceWith('code');
    frame.destroy();
  });

  it('move the focus into the frame when a field is wrong', async () => {
    const { frame, page, focused } = await connect();
    page.tokenize.mockResolvedValue({ ok: false, reason: 'fields' });
    expect(await frame.tokenize()).toEqual({ ok: false, reason: 'fields' });
    expect(focused).toHaveBeenCalledOnce();
    frame.destroy();
  });

  it('tell the portal the height, what is wrong and that Enter was pressed, and ask it who the customer is', async () => {
    const { frame, portal, element, onSubmit, onWrong } = await connect();
    const wrong = [{ field: 'code', text: 'Enter the security code' }];
    portal.resized(Number.NaN);
    portal.resized(120.2);
    portal.wrong(wrong);
    portal.submitted();
    expect(await portal.headers()).toEqual({ authorization: 'Bearer token' });
    expect(element.style.height).toBe('121px');
    expect(onWrong).toHaveBeenCalledExactlyOnceWith(wrong);
    expect(onSubmit).toHaveBeenCalledOnce();
    frame.destroy();
  });

  it('fail when the page’s method fails, and when the form is removed before its answer', async () => {
    const { frame, page } = await connect();
    page.setUp.mockRejectedValue(new Error('no'));
    await expect(frame.setUp(SETUP)).rejects.toThrow();
    page.tokenize.mockReturnValue(new Promise(() => undefined));
    const answer = frame.tokenize();
    answer.catch(() => undefined);
    await waitFor(() => expect(page.tokenize).toHaveBeenCalled());
    frame.destroy();
    await expect(answer).rejects.toThrow();
    expect(screen.queryByTitle('Card details')).toBeNull();
  });

  it('give up after 20 s without a page or a portal', async () => {
    vi.useFakeTimers();
    const { frame } = openFrame();
    const page = openPage();
    const failed = Promise.all([
      expect(frame.setUp(SETUP)).rejects.toThrow(),
      expect(page.connected).rejects.toThrow(),
    ]);
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
    vi.useRealTimers();
    frame.destroy();
  });
});

describe('the page takes a port only of the window around it, from an origin that is listed', () => {
  it.each([
    ['the portal', { origin: PORTAL }],
    ['a parent that has it in a slot', { origin: CRM }],
  ])('%s is listened to', async (_name, message) => {
    const { port1, port2 } = new MessageChannel();
    const page = openPage();
    offer({ ...message, port: port2 });
    await page.connected;
    expect(page.portal()).toBeDefined();
    port1.close();
  });

  it.each([
    ['another origin', { origin: 'https://other.example.com' }],
    ['a name that only begins so', { origin: `${PORTAL}.evil.io` }],
    ['another scheme', { origin: 'http://acme.portal.test' }],
    ['another port', { origin: `${PORTAL}:8443` }],
    ['an opaque sandbox', { origin: 'null' }],
    ['another window', { origin: PORTAL, source: {} }],
    ['another message', { origin: PORTAL, data: { channel: 'wholesale-portal' } }],
    ['no message', { origin: PORTAL, data: null }],
  ])('%s is not, and the portal’s port is taken after it', async (_name, message) => {
    const strange = new MessageChannel();
    const portal = new MessageChannel();
    const answered = vi.fn();
    strange.port1.onmessage = answered;
    const page = openPage();
    offer({ ...message, port: strange.port2 });
    await Promise.resolve();
    expect(page.portal()).toBeUndefined();
    offer({ origin: PORTAL, port: portal.port2 });
    await page.connected;
    expect(answered).not.toHaveBeenCalled();
    strange.port1.close();
    portal.port1.close();
  });

  it('a configuration that can’t be read refuses everyone', async () => {
    const page = openPage(Promise.reject(new Error('no configuration')));
    await expect(page.connected).rejects.toThrow('no configuration');
  });
});
