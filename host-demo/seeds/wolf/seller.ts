import type { Seller } from '../types.ts';

export const SELLER: Seller = {
  address: ['2150 Westbelt Drive', 'Columbus, OH 43228'],
  country: 'US',
  taxNumber: '31-1188274',
  bank: {
    name: 'Scioto River Bank',
    holder: 'Wolf Brand Supply, LLC',
    account: '0098 7712 540',
    codes: { routing: '044000037' },
  },
};
