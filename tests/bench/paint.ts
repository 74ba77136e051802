import type { Page } from 'playwright';

/** Time from a key to the paint of the results, and the time that was spent waiting for the response, ms. */
export type SearchTiming = { totalMs: number; responseMs: number };

declare global {
  interface Window {
    /** ms from an event to the paint that follows it. */
    nextPaint?: Promise<number>;
    searched?: Promise<SearchTiming>;
    betweenFrames?: number[];
    longTasks?: Pick<PerformanceEntry, 'startTime' | 'duration'>[];
  }
}

/** ms from the click or key that `act` makes to the paint after it. */
export const toNextPaint = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => {
    const types = ['click', 'keydown'];
    window.nextPaint = new Promise((resolve) => {
      const onEvent = ({ timeStamp }: Event) => {
        for (const type of types) removeEventListener(type, onEvent, true);
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      };
      for (const type of types) addEventListener(type, onEvent, true);
    });
  });
  await act();
  return page.evaluate(() => window.nextPaint ?? 0);
};

/** ms between the frames that the page painted while `act` ran. */
export const framesDuring = async (page: Page, act: () => Promise<void>): Promise<number[]> => {
  await page.evaluate(() => {
    const frames: number[] = [];
    let previousFrame = performance.now();
    const next = (now: number) => {
      frames.push(now - previousFrame);
      previousFrame = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    window.betweenFrames = frames;
  });
  await act();
  return page.evaluate(() => window.betweenFrames ?? []);
};

/** From the key that `act` presses to the paint of what is found for `text`. */
export const toResults = async (
  page: Page,
  text: string,
  act: () => Promise<void>,
): Promise<SearchTiming> => {
  await page.evaluate((searchText) => {
    performance.clearResourceTimings();
    const isShown = () =>
      document.querySelector('h1')?.textContent?.includes(searchText) === true &&
      !document.querySelector('main [aria-busy="true"]');
    window.searched = new Promise((resolve) => {
      const listen = ({ timeStamp }: Event) => {
        const finish = () => {
          const calls = performance
            .getEntriesByType('resource')
            .filter(({ name, startTime }) => name.includes('/_search') && startTime > timeStamp);
          const responseMs = calls.reduce((sum, { duration }) => sum + duration, 0);
          resolve({ totalMs: performance.now() - timeStamp, responseMs });
        };
        const observer = new MutationObserver(() => {
          if (!isShown()) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = finish;
            port2.postMessage(null);
          });
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      };
      addEventListener('keydown', listen, { capture: true, once: true });
    });
  }, text);
  await act();
  return page.evaluate(() => window.searched ?? { totalMs: 0, responseMs: 0 });
};
