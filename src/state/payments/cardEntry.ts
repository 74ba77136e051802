export type { CardAnswer, WrongField } from '../../bridge/cardContract.ts';
