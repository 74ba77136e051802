import { afterPaint } from './afterPaint.ts';
import { isServedByWorker } from './isServedByWorker.ts';

/** For code that the first paint does without: from the network it would delay that paint, from the browser it doesn't. */
export const untilCodeMayLoad = async (): Promise<void> => {
  if (!isServedByWorker()) await afterPaint();
};
