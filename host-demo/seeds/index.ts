import { andina } from './andina/tenant.ts';
import { cedar } from './cedar/tenant.ts';
import { demo } from './demo/tenant.ts';
import { lumiere } from './lumiere/tenant.ts';
import type { TenantSeed } from './types.ts';
import { wolf } from './wolf/tenant.ts';

const DEMO_PRODUCTS = 600;
const ANDINA_PRODUCTS = 400;
const LUMIERE_PRODUCTS = 300;
const WOLF_PRODUCTS = 400;
const CEDAR_PRODUCTS = 220;

export function demoTenants({ products = DEMO_PRODUCTS }: { products?: number } = {}): TenantSeed[] {
  return [
    demo(products),
    andina(ANDINA_PRODUCTS),
    lumiere(LUMIERE_PRODUCTS),
    wolf(WOLF_PRODUCTS),
    cedar(CEDAR_PRODUCTS),
  ];
}
