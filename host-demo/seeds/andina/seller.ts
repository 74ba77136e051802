import type { Seller } from '../types.ts';

export const SELLER: Seller = {
  address: ['Carrera 68 # 13-45', 'Bogotá D.C., 110921'],
  country: 'CO',
  taxNumber: '860.514.207-3',
  bank: {
    name: 'Banco de la Sabana',
    holder: 'Ferretería Andina S.A.S.',
    account: '204-118834-07 (cuenta corriente)',
    codes: {},
  },
};
