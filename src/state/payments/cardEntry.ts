export type { CardAnswer, CardSetup, WrongField } from '../../bridge/cardContract.ts';
export { cardBrandOf } from '../../platform/cardBrand.ts';
