import { unit } from '../make/units.ts';

export const PAR_6 = [unit('UN', 'Unité', 1), unit('CT6', 'Carton de 6', 6)];
export const PAR_12 = [unit('UN', 'Unité', 1), unit('CT12', 'Carton de 12', 12)];
export const PAR_PIECE = [];
