import { afterPaint } from '../../design-system/afterPaint.ts';

/** Loading this code earlier would delay the first paint. */
export const loadStoreParts = async () => {
  await afterPaint();
  return import(/* webpackChunkName: "store-parts" */ './storeParts.ts');
};
