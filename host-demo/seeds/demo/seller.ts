import type { Seller } from '../types.ts';

export const SELLER: Seller = {
  address: ['400 Doremus Avenue', 'Newark, NJ 07105'],
  country: 'US',
  taxNumber: '22-3104418',
  bank: {
    name: 'Passaic Valley Bank',
    holder: 'Bluebird Foods, Inc.',
    account: '4410 223 981',
    codes: { routing: '021200012' },
  },
};
