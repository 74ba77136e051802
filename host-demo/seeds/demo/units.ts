import { measure, unit } from '../make/units.ts';

const EACH = unit('EA', 'Each', 1);
const caseOf = (pieces: number) => unit(`CS${pieces}`, `Case of ${pieces}`, pieces);

export const BY_6 = [EACH, caseOf(6)];
export const BY_8 = [EACH, caseOf(8)];
export const BY_12 = [EACH, caseOf(12)];
export const BY_24 = [EACH, caseOf(24)];
export const BY_12_AND_PALLET = [EACH, caseOf(12), unit('PL480', 'Pallet of 480', 480)];
export const BY_4_AND_PALLET = [EACH, caseOf(4), unit('PL96', 'Pallet of 96', 96)];
export const BY_KILO = [measure('KG', 'Kilogram', 1), unit('CS12', 'Case of 12 kg', 12)];
