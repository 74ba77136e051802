import type { Customer } from '../../src/domain/access/customer.ts';
import type { CartLine } from '../../src/domain/cart/cartLine.ts';
import { aProductWire } from './builders.ts';

type Call = { path: string; query?: Record<string, string | number> | undefined; body?: unknown };

/** The session response in wire names. */
const sessionOf = (customer: Customer) => ({
  success: true,
  user: {
    id: customer.userId,
    email: customer.email,
    company_id: customer.companyId,
    client_id: customer.clientId,
    client_code: customer.clientCode,
    client_name: customer.clientName,
    client_branch_name: customer.branchName,
    client_branch_code: customer.branchCode,
    client_nit: customer.taxNumber,
    client_city: customer.city,
    price_list_id: customer.priceListId,
    tax_rate: customer.taxRate,
    is_taxable: customer.isTaxable,
    payterm_name: customer.terms.name,
    payterm_code: customer.terms.code,
    payterm_days: customer.terms.days,
    credit_limit: customer.creditLimit,
    open_balance: customer.openBalance,
    payment_gateway: customer.gateways.map(({ platform, publicKey }) => ({
      platform,
      public_key: publicKey,
    })),
    mobile_user: [{ id: 1, login: customer.salesLogin }],
    ship_address: customer.address.lines[0] ?? '',
    ship_address_city: customer.address.city,
    ship_address_state: customer.address.state,
    zipcode: customer.address.zip,
    country: customer.address.country,
    shipping_address_list: customer.addresses.map(({ lines, city, state, zip, country }) => ({
      ship_address: lines[0] ?? '',
      ship_city: city,
      ship_state: state,
      ship_zipcode: zip,
      ship_country: country,
    })),
    sub_customers: customer.subCustomers.map(({ branchName, ...sub }) => ({
      ...sub,
      branch_name: branchName,
    })),
    force_show_price: customer.forceShowPrice,
    products: customer.products,
    require_order_approval: customer.requiresApproval,
    can_approve_orders: customer.canApprove,
  },
  token: 'token',
  expires_at: Number.MAX_SAFE_INTEGER,
});

/**
 * Answers the calls of the price verification with the products, prices and stock that the cart lines have, so that it finds
 * no change. Returns undefined for any other call.
 */
export const stillSold = (
  { path, query, body }: Call,
  lines: readonly CartLine[],
  customer: Customer | null,
): unknown => {
  const [, ids = String(query?.product_id ?? '')] = /^\/products\/([\d,]+)$/.exec(path) ?? [];
  const requested = lines.filter(({ productId }) => ids.split(',').includes(String(productId)));
  if (/^\/products\/[\d,]+$/.test(path)) {
    if (requested.length === 0) return undefined;
    const products = requested.map((line) =>
      aProductWire({
        id: line.productId,
        name: line.name,
        detail_type: line.productDetailType,
        default_tax: line.defaultTax ?? null,
      }),
    );
    return { success: true, products };
  }
  switch (path) {
    case '/users/refresh':
      return customer ? sessionOf(customer) : undefined;
    case '/pricing':
      return {
        success: true,
        prices: requested.flatMap(({ productId, price }) =>
          price
            ? [
                {
                  product_id: productId,
                  default_price: price.defaultPrice,
                  default_cost: price.defaultCost ?? null,
                  net_value: price.netValue ?? null,
                  net_price: price.netPrice ?? null,
                  adjust_value: price.adjustValue ?? null,
                },
              ]
            : [],
        ),
      };
    case '/pricesRules/bat': {
      const requestText = JSON.stringify(body);
      return {
        success: true,
        result: lines.flatMap(({ productId, rules }) =>
          rules && requestText.includes(`"id":${productId},`)
            ? [
                {
                  product_id: productId,
                  special_prices: rules.specialPrices.map(({ minValue, maxValue, ...entry }) => ({
                    ...entry,
                    min_value: minValue ?? null,
                    max_value: maxValue ?? null,
                  })),
                  discounts: rules.discounts.map(({ minValue, maxValue, isPercent, ...entry }) => ({
                    ...entry,
                    is_percent: isPercent,
                    min_value: minValue ?? null,
                    max_value: maxValue ?? null,
                  })),
                  gifts: rules.gifts.map((gift) => ({
                    product_id: gift.productId,
                    quantity: gift.quantity,
                    step: gift.step ?? null,
                    min_value: gift.minValue ?? null,
                    max_value: gift.maxValue ?? null,
                    product_name: gift.productName ?? '',
                    product_code: gift.productCode ?? '',
                  })),
                  taxes: rules.taxes.map(({ isPercent, ...tax }) => ({ ...tax, is_percent: isPercent })),
                },
              ]
            : [],
        ),
      };
    }
    case '/units_of_measure':
      return {
        success: true,
        units_of_measure: requested.flatMap(({ productId, units }) =>
          units.map(({ code, name, factor, allowsFractions }) => ({
            product_id: productId,
            units: code,
            name,
            factor,
            allows_fractions: allowsFractions,
          })),
        ),
      };
    case '/availability':
      return {
        success: true,
        availability: requested.map(({ productId }) => ({
          product_id: productId,
          warehouse_id: 5,
          warehouse_name: 'Default warehouse',
          quantity: 100_000,
        })),
      };
    default:
      return undefined;
  }
};
