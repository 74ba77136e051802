export type { CardAnswer, CardSetup } from '../../bridge/cardContract.ts';
export { cardBrandOf } from '../../platform/cardBrand.ts';
