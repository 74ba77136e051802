import { afterPaint } from '../design-system/afterPaint.ts';
import { delay } from '../platform/delay.ts';

/**
 * The portal's own page. Its code is evaluated in parts, because in one task it would block a phone for a third of a second, and after the first paint, which
 * code that is there at once would hold up.
 */
const start = async (element: HTMLElement): Promise<void> => {
  // A frame isn't painted before its portal has said hello.
  if (window.parent === window) await afterPaint();
  const { createRoot } = await import(/* webpackMode: "eager" */ '../app/start/reactRoot.ts');
  await delay(0);
  const { createPageApp } = await import(/* webpackMode: "eager" */ '../app/start/createPageApp.ts');
  createPageApp(element, createRoot(element));
};

const element = document.getElementById('portal');
if (element) void start(element);
