import { lazyWithRetry } from '../design-system/lazyWithRetry.tsx';
import { Skeleton } from '../design-system/Skeleton.ts';

/** In the chunk of the popover that renders them. */
const load = () => import(/* webpackChunkName: "overlays" */ './explanations.ts');

const STATEMENT_HEIGHT_PX = 190;

export const StatementSkeleton = () => <Skeleton $height={STATEMENT_HEIGHT_PX} />;

export const PriceTrail = lazyWithRetry(() => load().then((module) => module.PriceTrail));
export const CreditStatement = lazyWithRetry(
  () => load().then((module) => module.CreditStatement),
  StatementSkeleton,
);
