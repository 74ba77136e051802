import { afterPaint } from '../../design-system/afterPaint.ts';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { OwnNumbers } from '../../widgets/partNumbers/lazyOwnNumbers.tsx';

/** With what else only customers see, behind the page itself; the part numbers below it are then shown as soon as they are known. */
export const BoughtCard = lazyWithRetry(async () => {
  await afterPaint();
  OwnNumbers.preload();
  return (await import(/* webpackChunkName: "customer" */ './BoughtCard.tsx')).BoughtCard;
});
