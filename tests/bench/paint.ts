import type { Page } from 'playwright';

/** ms from a key to the paint of the results, and what of it was spent waiting for the answer. */
export type Searched = { shown: number; waited: number };

declare global {
  interface Window {
    /** ms from an event to the paint that follows it. */
    nextPaint?: Promise<number>;
    /** From a key to the results of a search in the page. */
    searched?: Promise<Searched>;
    /** ms between the frames of a stretch of time. */
    betweenFrames?: number[];
    /** Tasks of more than 50 ms. */
    longTasks?: Pick<PerformanceEntry, 'startTime' | 'duration'>[];
  }
}

/** ms from the click or key that `act` makes to the paint after it. */
export const toNextPaint = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => {
    const types = ['click', 'keydown'];
    window.nextPaint = new Promise((resolve) => {
      const heard = ({ timeStamp }: Event) => {
        for (const type of types) removeEventListener(type, heard, true);
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      };
      for (const type of types) addEventListener(type, heard, true);
    });
  });
  await act();
  return page.evaluate(() => window.nextPaint ?? 0);
};

/** ms between the frames that the page painted while `act` ran. */
export const framesDuring = async (page: Page, act: () => Promise<void>): Promise<number[]> => {
  await page.evaluate(() => {
    const frames: number[] = [];
    let before = performance.now();
    const next = (now: number) => {
      frames.push(now - before);
      before = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    window.betweenFrames = frames;
  });
  await act();
  return page.evaluate(() => window.betweenFrames ?? []);
};

/** From the key that `act` presses to the paint of what is found for `text`. */
export const toResults = async (page: Page, text: string, act: () => Promise<void>): Promise<Searched> => {
  await page.evaluate((wanted) => {
    performance.clearResourceTimings();
    const isShown = () =>
      document.querySelector('h1')?.textContent?.includes(wanted) === true &&
      !document.querySelector('main [aria-busy="true"]');
    window.searched = new Promise((resolve) => {
      const listen = ({ timeStamp }: Event) => {
        const finish = () => {
          const calls = performance
            .getEntriesByType('resource')
            .filter(({ name, startTime }) => name.includes('/_search') && startTime > timeStamp);
          const waited = calls.reduce((sum, { duration }) => sum + duration, 0);
          resolve({ shown: performance.now() - timeStamp, waited });
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
  return page.evaluate(() => window.searched ?? { shown: 0, waited: 0 });
};
