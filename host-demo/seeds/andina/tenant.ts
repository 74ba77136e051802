import { withPictures } from '../make/bundles.ts';
import { gatewaysOf } from '../make/gateways.ts';
import { withLoginWall } from '../make/loginWall.ts';
import { makeProducts } from '../make/products.ts';
import type { TenantSeed } from '../types.ts';
import { BUNDLES, catalogue } from './catalogue.ts';
import { COMPANY, COMPANY_SETTINGS, PAYMENT_SETTINGS } from './company.ts';
import { customers } from './customers.ts';
import { deals } from './deals.ts';
import { LOGIN_WALL } from './loginWall.ts';
import { PAGES } from './pages.ts';
import { SELLER } from './seller.ts';

export const andina = (products: number): TenantSeed => ({
  company: withLoginWall(COMPANY, makeProducts(catalogue, products), LOGIN_WALL),
  companySettings: COMPANY_SETTINGS,
  seller: SELLER,
  pages: PAGES,
  paymentSettings: PAYMENT_SETTINGS,
  gateways: gatewaysOf(COMPANY.alias),
  warehouses: [...catalogue.warehouses],
  products: () => makeProducts(catalogue, products),
  bundles: withPictures(catalogue, BUNDLES),
  coupons: [],
  deals: deals(),
  customers: customers(),
});
