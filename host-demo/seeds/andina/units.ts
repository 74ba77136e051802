import { measure, unit } from '../make/units.ts';

const UNIDAD = unit('UN', 'Unidad', 1);
const caja = (pieces: number) => unit(`CJ${pieces}`, `Caja de ${pieces}`, pieces);

export const POR_6 = [UNIDAD, caja(6)];
export const POR_12 = [UNIDAD, caja(12)];
export const POR_100 = [unit('UN', 'Unidad', 1), caja(100), unit('CJ1000', 'Millar', 1000)];
export const POR_BULTO = [unit('BU', 'Bulto', 1), unit('ES40', 'Estiba de 40', 40)];
export const POR_METRO = [measure('MT', 'Metro', 1), unit('RL100', 'Rollo de 100 m', 100)];
export const POR_PIEZA = [];
