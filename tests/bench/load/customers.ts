import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { sessionResponse } from '../../../src/api/access/schema.ts';
import { searchResponse } from '../../../src/api/catalogue/schema.ts';
import { unitsOfMeasureResponse } from '../../../src/api/catalogue/unitsSchema.ts';
import { productQuery } from '../../../src/api/search/productQuery.ts';
import { invoiceVisit, sentLine } from '../../support/backEnd/visit.ts';
import { aProductSearch } from '../../support/productSearch.ts';
import { measured } from '../options.ts';

/** A logged-in customer; `from` is the address in X-Forwarded-For. */
export type LoadCustomer = { address: string; token: string; clientId: number; from: string };

export type Sample = { action: string; ms: number; status: number };

const PASSWORD = 'Portal#2026';
/** Ferretería Andina: its invoices have neither a credit limit nor a minimum nor a stock. */
const COMPANY_ID = 2;
const EMAIL = 'comprador@andina.test';
/** Hashing a password takes a third of a second, so customers share sessions. */
const SESSIONS = measured(20, 2);
const WORDS = ['cemento', 'tornillos', 'taladro', 'pintura', 'brocha', 'cable', 'tubo', '50kg', 'semento'];
const ACTION_TIMEOUT_MS = 30_000;
/** Between two actions of a customer. */
const THINK_TIME_MS = 4_000;

export const post = (
  { address, token, from }: Omit<LoadCustomer, 'clientId'>,
  path: string,
  body: unknown,
): Promise<Response> =>
  fetch(address + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ACTION_TIMEOUT_MS),
  });

const addressOf = (index: number): string => `10.0.${Math.floor(index / 250)}.${1 + (index % 250)}`;

/** Sessions of the demo's customers, spread over `count` addresses. */
export const logInCustomers = async (address: string, count: number): Promise<LoadCustomer[]> => {
  const accounts: Omit<LoadCustomer, 'from'>[] = [];
  for (let session = 0; session < SESSIONS; session += 1) {
    const body = { email: EMAIL, password: PASSWORD, company_id: COMPANY_ID, recaptchaToken: '' };
    const visitor = { address, token: '', from: addressOf(session) };
    const response = await post(visitor, '/users/login', body);
    const { token, user } = v.parse(sessionResponse, await response.json());
    accounts.push({ address, token, clientId: user.client_id });
  }
  return Array.from({ length: count }, (_, index) => {
    const account = accounts[index % accounts.length];
    if (!account) throw new Error('no customers');
    return { ...account, from: addressOf(index) };
  });
};

export const search = async (customer: LoadCustomer, text: string): Promise<number[]> => {
  const body = productQuery(aProductSearch({ companyId: COMPANY_ID, text }));
  const response = await post(customer, '/products/_search?rest_total_hits_as_int=true', body);
  const { hits } = v.parse(searchResponse, await response.json());
  return hits.hits.map(({ _source }) => Number(_source.id));
};

const get = ({ address, token, from }: LoadCustomer, path: string): Promise<Response> =>
  fetch(address + path, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from },
    signal: AbortSignal.timeout(ACTION_TIMEOUT_MS),
  });

let orderNumber = Date.now() % 1_000_000;

/** An invoice for one unit of a product. */
export const placeOrder = async (
  customer: LoadCustomer,
  productId: number,
  remark = '',
): Promise<Response> => {
  orderNumber += 1;
  const number = `WEB-L${orderNumber}`;
  const response = await get(customer, `/units_of_measure?product_id=${productId}`);
  const { units_of_measure } = v.parse(unitsOfMeasureResponse, await response.json());
  const lines = [sentLine(productId, 1, { units: units_of_measure[0]?.units ?? '' })];
  const changes = { remark, shipping_method_code: 'BOG', ship_address_state: 'Bogotá D.C.' };
  const visit = invoiceVisit(number, customer.clientId, lines, changes);
  return post(customer, '/rest/visitSync', visit);
};

const prices = (customer: LoadCustomer, ids: readonly number[]): Promise<Response> =>
  get(customer, `/pricing?product_id=${ids.join(',')}&source=B2B`);

const times = (length: number, action: string): string[] => Array.from({ length }, () => action);
/** Of ten actions. */
const ACTIONS = [...times(5, 'search'), ...times(4, 'prices'), ...times(1, 'order')];

/** Until `isOver`, the customer searches, reads prices and orders. A failed action has status 0. */
const act = async (customer: LoadCustomer, start: number, isOver: () => boolean): Promise<Sample[]> => {
  const samples: Sample[] = [];
  let ids: number[] = [];
  await pause((start % 100) * (THINK_TIME_MS / 100));
  for (let turn = start; !isOver(); turn += 1) {
    const action = ids.length === 0 ? 'search' : (ACTIONS[turn % ACTIONS.length] ?? 'search');
    const began = performance.now();
    let status = 200;
    try {
      if (action === 'search') ids = await search(customer, WORDS[turn % WORDS.length] ?? '');
      else {
        const isOrder = action === 'order';
        const response = await (isOrder
          ? placeOrder(customer, ids[turn % ids.length] ?? 0)
          : prices(customer, ids));
        status = response.status;
        await response.arrayBuffer();
      }
    } catch {
      status = 0;
    }
    samples.push({ action, ms: performance.now() - began, status });
    await pause(THINK_TIME_MS);
  }
  return samples;
};

/** All customers at once, for this long. */
export const runCustomers = async (customers: readonly LoadCustomer[], ms: number): Promise<Sample[]> => {
  const end = performance.now() + ms;
  const samples = await Promise.all(
    customers.map((customer, index) => act(customer, index * 7, () => performance.now() > end)),
  );
  return samples.flat();
};
