import { login } from '../../../src/api/access/login.ts';
import type { Http } from '../../../src/api/calls.ts';
import { loadProducts } from '../../../src/api/catalogue/loadProducts.ts';
import { loadUnits } from '../../../src/api/catalogue/loadUnits.ts';
import { type EnvelopeInput, transactionEnvelope } from '../../../src/api/checkout/envelope.ts';
import { loadCheckoutSettings } from '../../../src/api/checkout/loadCheckoutSettings.ts';
import { placeTransaction } from '../../../src/api/checkout/placeTransaction.ts';
import { createHttp } from '../../../src/api/http.ts';
import { loadPriceRules } from '../../../src/api/pricing/loadPriceRules.ts';
import { loadPrices } from '../../../src/api/pricing/loadPrices.ts';
import { loadCompany } from '../../../src/api/tenant/loadCompany.ts';
import type { CartLine } from '../../../src/domain/cart/cartLine.ts';
import type { Coupon } from '../../../src/domain/cart/coupon.ts';
import { newDetails } from '../../../src/domain/cart/newDetails.ts';
import type { ShippingMethod } from '../../../src/domain/checkout/shippingMethod.ts';
import { NO_PART_NUMBERS } from '../../../src/domain/partNumbers/partNumbers.ts';
import type { ChosenPayment } from '../../../src/domain/payments/paymentMethod.ts';
import { isBrandTenant } from '../../../src/domain/tenant/brandTenant.ts';
import { transactionKind } from '../../../src/domain/tenant/transactionKind.ts';
import { shippingRuleOf } from '../../../src/state/cart/shippingRuleOf.ts';
import { aCartLine } from '../../domain/builders.ts';
import { priceCart } from '../../domain/cart/priceCart.ts';
import { serviceAddresses } from '../serviceAddresses.ts';
import { PASSWORD } from './tenants.ts';

/** The limit of the price and price-rule calls. */
const MAX_PRODUCTS = 500;

const connect = (address: string, alias: string, token: () => string | null): Http =>
  createHttp({
    serviceUrls: serviceAddresses(address),
    session: { token: async () => token(), renew: async () => null },
    headers: () => ({ 'x-company': alias }),
  });

export type OrderOptions = {
  coupon?: Coupon | null;
  shippingMethod?: ShippingMethod | null;
  payment?: ChosenPayment | null;
};

/** A logged-in customer of a real back end, through the portal's own API calls and price rules. */
export const createPortalClient = async (address: string, alias: string, email: string) => {
  let token: string | null = null;
  const http = connect(address, alias, () => token);
  const company = await loadCompany(address, { subdomain: alias, hostname: `${alias}.example.com` });
  const session = await login(http, { email, password: PASSWORD, company_id: company.id });
  token = session.token;
  const { customer } = session;
  const checkout = await loadCheckoutSettings(http);
  const { priceDecimals, sizeInput, advancedPriceRules } = company.settings;
  const settings = { priceDecimals, sizeInput, advancedPriceRules };
  const source = isBrandTenant(company.name, 'wolf') ? 'WO' : 'B2B';

  /** A cart line of one piece of each product, with this customer's prices and rules. */
  const loadLines = async (ids: readonly number[]): Promise<CartLine[]> => {
    if (ids.length > MAX_PRODUCTS) throw new Error(`at most ${MAX_PRODUCTS} products`);
    const products = await loadProducts(http, ids);
    const query = { companyId: company.id, clientId: customer.clientId, source } as const;
    const prices = await loadPrices(http, { ...query, ids });
    const rules = advancedPriceRules
      ? await loadPriceRules(http, {
          ...query,
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

  const price = (
    lines: readonly CartLine[],
    { coupon = null, shippingMethod = null, payment }: OrderOptions = {},
  ) =>
    priceCart({
      lines,
      settings,
      customer: { isTaxable: customer.isTaxable, taxRate: customer.taxRate },
      coupon,
      shippingRule: shippingRuleOf(shippingMethod, company.settings),
      charge: payment?.charge ?? null,
    });

  /** Sends an order, invoice or estimate; returns the portal's own prices and the back office's response. */
  const place = async (number: string, lines: readonly CartLine[], orderOptions: OrderOptions = {}) => {
    const { coupon = null, shippingMethod = null, payment = null } = orderOptions;
    const priced = price(lines, orderOptions);
    const [state = customer.address.state] = shippingMethod?.zones ?? [];
    const envelopeInput: EnvelopeInput = {
      kind: transactionKind(company.settings.enableInvoice),
      partNumbers: NO_PART_NUMBERS,
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
      submittedAt: '2026-11-18T12:00:00.000Z',
      offset: '-05:00',
      shipDate: '2026-11-19',
      dueDate: '2026-12-18',
    };
    const placed = await placeTransaction(http, 'order_service', transactionEnvelope(envelopeInput));
    return { priced, placed };
  };

  return { http, company, customer, checkout, token: session.token, linesOf: loadLines, price, place };
};
