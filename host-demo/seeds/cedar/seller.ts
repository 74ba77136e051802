import type { Seller } from '../types.ts';

export const SELLER: Seller = {
  address: ['480 Foundry Street', 'Portland, OR 97209'],
  country: 'US',
  taxNumber: '93-4410728',
  bank: {
    name: 'Willamette River Bank',
    holder: 'Cedar Packaging, LLC',
    account: '0041 2290 718',
    codes: { routing: '123000220' },
  },
};
