import type { loadOffers as load } from './loadOffers.ts';

/** Loads offers, with the code that asks for prices: products are painted before it has come. */
export const loadOffers: typeof load = async (...products) => {
  const code = await import(/* webpackChunkName: "product" */ './loadOffers.ts');
  return code.loadOffers(...products);
};
