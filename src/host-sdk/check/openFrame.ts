import { isRecord } from './answers.ts';
import type { Pipe } from './converse.ts';

/* The few of Playwright's types that are used: whoever asks for a browser brings it. */

type Route = { fulfill(answer: { contentType: string; body: string }): Promise<void> };
type Button = { click(options: { timeout: number }): Promise<void> };
type Page = {
  frameLocator(selector: string): { locator(selector: string): Button };
  route(url: string, handle: (route: Route) => Promise<void>): Promise<unknown>;
  exposeFunction(name: string, called: (data: unknown) => void): Promise<unknown>;
  goto(url: string): Promise<unknown>;
  evaluate<T>(run: (given: T) => void, given: T): Promise<unknown>;
};
type Context = { newPage(): Promise<Page> };
type Browser = {
  newContext(options: { permissions: string[] }): Promise<Context>;
  close(): Promise<void>;
};
type Launch = (options: { executablePath?: string }) => Promise<Browser>;

const NAMES = ['playwright', 'playwright-core', '@playwright/test'] as const;

const launchIn = (loaded: unknown): Launch | null => {
  if (!isRecord(loaded)) return null;
  const { chromium } = isRecord(loaded.default) ? loaded.default : loaded;
  const launch = typeof chromium === 'object' && chromium !== null && Reflect.get(chromium, 'launch');
  return typeof launch === 'function' ? (options) => launch.call(chromium, options) : null;
};

// Of the Playwright that is installed beside this package; null without one.
const findLaunch = async (): Promise<Launch | null> => {
  for (const name of NAMES) {
    const launch = launchIn(await import(/* webpackIgnore: true */ name).catch(() => null));
    if (launch) return launch;
  }
  return null;
};

// With the portal's frame, whose messages are handed on as they are: at first between the windows, then through the port that comes with Penpal's ACK2, which
// either side may be the one to send.
const pageWith = (address: URL): string => `<!doctype html>
<title>The parent</title>
<iframe src="${address.href}" title="Portal" style="width: 1200px; height: 800px"></iframe>
<script>
  const frame = document.querySelector('iframe');
  let port;
  const talkThrough = (given) => {
    port = given;
    port.onmessage = ({ data }) => heard(data);
  };
  addEventListener('message', ({ source, origin, data, ports }) => {
    if (source !== frame.contentWindow || origin !== '${address.origin}') return;
    if (ports[0]) talkThrough(ports[0]);
    heard(data);
  });
  const post = (data, ports) => frame.contentWindow.postMessage(data, '${address.origin}', ports);
  window.send = (data) => {
    if (data.type === 'ACK2') {
      const { port1, port2 } = new MessageChannel();
      talkThrough(port1);
      post(data, [port2]);
    } else if (port && !/SYN|ACK1/.test(data.type)) port.postMessage(data);
    else post(data, []);
  };
</script>`;

export type OpenFrame = { pipe: Pipe; close(): Promise<void> };

// A page that no server has sent may show a portal of the developer's own machine only with this permission, which older browsers don't have.
const openContext = (browser: Browser): Promise<Context> =>
  browser
    .newContext({ permissions: ['local-network-access'] })
    .catch(() => browser.newContext({ permissions: [] }));

// Its name depends on the language, its icon doesn't.
const FULLSCREEN_BUTTON = 'button:has(.lucide-maximize-2)';
const CLICK_MS = 2_000;

const openIn = async (browser: Browser, address: URL, origin: string): Promise<OpenFrame> => {
  let hear: (data: unknown) => void = () => undefined;
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.exposeFunction('heard', (data) => hear(data));
  await page.route(`${origin}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: pageWith(address) }),
  );
  const post = (data: unknown) => Reflect.get(window, 'send')(data);
  const pipe: Pipe = {
    // After the page was closed nobody is there to hear it.
    send: (data) => void page.evaluate(post, data).catch(() => undefined),
    listen(heard) {
      hear = heard;
      void page.goto(`${origin}/`).catch(() => undefined);
    },
    wantFullscreen: () =>
      page
        .frameLocator('iframe')
        .locator(FULLSCREEN_BUTTON)
        .click({ timeout: CLICK_MS })
        .then(
          () => true,
          () => false,
        ),
  };
  return { pipe, close: () => browser.close() };
};

/**
 * Opens a page of the parent's origin with the portal in a frame, in Chromium. No request goes to the origin. `program`: the browser's, by default
 * Playwright's own. Null without Playwright; rejects when the browser doesn't start.
 */
export const openFrame = async (
  address: URL,
  origin: string,
  program: string | null,
): Promise<OpenFrame | null> => {
  const launch = await findLaunch();
  if (!launch) return null;
  return openIn(await launch(program === null ? {} : { executablePath: program }), address, origin);
};
