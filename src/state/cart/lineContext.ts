import type { Customer } from '../../domain/access/customer.ts';
import type { LineContext } from '../../domain/cart/currentLine.ts';
import { arePricesHidden } from '../../domain/catalogue/arePricesHidden.ts';
import type { Company } from '../../domain/tenant/company.ts';

export const createLineContext = ({ settings }: Company, customer: Customer | null): LineContext => ({
  pricing: {
    settings: {
      priceDecimals: settings.priceDecimals,
      sizeInput: settings.sizeInput,
      advancedPriceRules: settings.advancedPriceRules,
    },
    customer: { isTaxable: customer?.isTaxable ?? false, taxRate: customer?.taxRate ?? null },
  },
  settings,
  hidden: arePricesHidden(settings, customer),
});
