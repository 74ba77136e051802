import type { Http } from '../../../src/api/calls.ts';
import { loadProducts } from '../../../src/api/catalogue/loadProducts.ts';
import { loadUnits } from '../../../src/api/catalogue/loadUnits.ts';
import { loadCheckoutSettings } from '../../../src/api/checkout/loadCheckoutSettings.ts';
import { createHttp } from '../../../src/api/http.ts';
import { type EnvelopeInput, transactionEnvelope } from '../../../src/api/orders/envelope.ts';
import { placeTransaction } from '../../../src/api/orders/placeTransaction.ts';
import { loadPriceRules } from '../../../src/api/pricing/loadPriceRules.ts';
import { loadPrices } from '../../../src/api/pricing/loadPrices.ts';
import { login } from '../../../src/api/session/login.ts';
import { loadCompany } from '../../../src/api/tenant/loadCompany.ts';
import type { CartLine } from '../../../src/domain/cart/cartLine.ts';
import type { Coupon } from '../../../src/domain/cart/coupon.ts';
import { newDetails } from '../../../src/domain/cart/newDetails.ts';
import { priceCart } from '../../../src/domain/cart/priceCart.ts';
import type { ShippingMethod } from '../../../src/domain/checkout/shippingMethod.ts';
import { transactionKind } from '../../../src/domain/checkout/transactionKind.ts';
import type { ChosenPayment } from '../../../src/domain/payments/paymentMethod.ts';
import { isBrandTenant } from '../../../src/domain/tenant/brandTenant.ts';
import { shippingRuleOf } from '../../../src/state/cart/priceStore.ts';
import { aCartLine } from '../../domain/builders.ts';
import { PASSWORD } from './tenants.ts';

/** Products that are asked for together: rules and prices take 500. */
const AT_ONCE = 500;

const connect = (address: string, alias: string, token: () => string | null): Http =>
  createHttp({
    serviceUrls: {
      companyApi: address,
      api: address,
      productApi: address,
      orderApi: address,
      legacyApi: address,
      searchApi: address,
      documentsApi: address,
      brandRulesApi: `${address}/brand`,
    },
    session: { token: async () => token(), renew: async () => null },
    headers: { 'x-company': alias },
  });

/** Everything of an order but its prices: what the portal adds to the lines. */
export type Terms = {
  coupon?: Coupon | null;
  shippingMethod?: ShippingMethod | null;
  payment?: ChosenPayment | null;
};

/** A customer at a real back end, through the portal's own calls and the portal's own rules. */
export const asPortal = async (address: string, alias: string, email: string) => {
  let token: string | null = null;
  const http = connect(address, alias, () => token);
  const company = await loadCompany(address, { subdomain: alias, hostname: `${alias}.example.com` });
  const session = await login(http, { email, password: PASSWORD, company_id: company.id });
  token = session.token;
  const { customer } = session;
  const checkout = await loadCheckoutSettings(http);
  const { priceDecimals, sizeInput, advancedPriceRules } = company.settings;
  const settings = { priceDecimals, sizeInput, advancedPriceRules };
  const source = isBrandTenant(company.name) ? 'WO' : 'B2B';

  /** A line of one for each product, with the terms of this customer. Asks once for prices, once for rules. */
  const linesOf = async (ids: readonly number[]): Promise<CartLine[]> => {
    if (ids.length > AT_ONCE) throw new Error(`at most ${AT_ONCE} products`);
    const products = await loadProducts(http, ids);
    const question = { companyId: company.id, clientId: customer.clientId, source } as const;
    const prices = await loadPrices(http, { ...question, ids });
    const rules = advancedPriceRules
      ? await loadPriceRules(http, {
          ...question,
          products: products.map(({ id, code }) => ({ id, code, quantity: '1' })),
        })
      : null;
    const units = await loadUnits(http, ids);
    return products.map((product) =>
      aCartLine({
        ...product,
        productId: product.id,
        detailType: null,
        units: units.get(product.id) ?? [],
        price: prices.get(product.id) ?? null,
        rules: rules?.get(product.id) ?? null,
      }),
    );
  };

  /** What the portal makes of these lines. */
  const price = (lines: readonly CartLine[], { coupon = null, shippingMethod = null, payment }: Terms = {}) =>
    priceCart({
      lines,
      settings,
      customer: { isTaxable: customer.isTaxable, taxRate: customer.taxRate },
      coupon,
      shippingRule: shippingRuleOf(shippingMethod, company.settings),
      charge: payment?.charge ?? null,
    });

  /** Sends them as an order, invoice or estimate; answers what the portal made of them and what the back office says. */
  const place = async (number: string, lines: readonly CartLine[], terms: Terms = {}) => {
    const { coupon = null, shippingMethod = null, payment = null } = terms;
    const priced = price(lines, terms);
    const [state = customer.address.state] = shippingMethod?.zones ?? [];
    const facts: EnvelopeInput = {
      kind: transactionKind(company.settings.enableInvoice),
      cart: {
        entries: lines.map((line, position) => ({ key: String(position), position, line })),
        details: {
          ...newDetails(0, false),
          coupon,
          shippingMethodCode: shippingMethod?.code ?? null,
          address: { ...customer.address, state },
        },
      },
      number,
      cartKey: number,
      priced,
      company,
      customer,
      shippingMethod,
      payment,
      today: '2026-11-18',
      at: '2026-11-18T12:00:00.000Z',
      offset: '-05:00',
      shipDate: '2026-11-19',
      dueDate: '2026-12-18',
    };
    const placed = await placeTransaction(http, 'order_service', transactionEnvelope(facts));
    return { priced, placed };
  };

  return { http, company, customer, checkout, token: session.token, linesOf, price, place };
};
