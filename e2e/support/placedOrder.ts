import { randomInt } from 'node:crypto';
import { PASSWORD, send } from './journey.ts';

/** Products of the tenant `demo` that are sold by the piece, and of which there are hundreds. */
export const TEN_PRODUCTS = [1017, 1018, 1019, 1021, 1022, 1023, 1024, 1025, 1029, 1033] as const;

/** Places an order of five pieces of each product over the API, as a customer of the tenant `demo`. Answers with its number. */
export const placedOrder = async (email: string, products: readonly number[]): Promise<string> => {
  const credentials = { email, password: PASSWORD, company_id: 1, recaptchaToken: null };
  const { token, user } = await (await send('POST', '/users/login', credentials)).json();
  const order = {
    order_number: `WEB-${randomInt(10_000_000, 99_999_999)}`,
    client_id: user.client_id,
    shipping_method_code: 'GROUND',
    ship_address_city: user.ship_address_city,
    ship_address_state: user.ship_address_state,
    orderDetailList: products.map((product_id) => ({ product_id, quantity: 5, units: 'EA' })),
  };
  const visit = {
    place_type: 'CLIENT',
    visit_type: 'PORTAL',
    imei: 'web-client',
    gmt: '-05:00',
    mobileUser: { login: 'sales' },
  };
  const placed = await send('POST', '/rest/visitSync', { ...visit, visit: { order: [order] } }, token);
  return (await placed.json()).transaction.transaction_number;
};
