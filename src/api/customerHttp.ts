import type { Customer } from '../domain/access/customer.ts';
import type { Http } from './calls.ts';

/**
 * The calls of one customer's workspace. When another customer's session takes its place, calls that haven't been sent yet
 * throw `unauthorized`: a call for one customer is never sent as another.
 */
export const createCustomerHttp = (http: Http, owner: Customer): Http => ({
  send: (call) => http.send({ owner, ...call }),
  headers: () => http.headers(owner),
  serviceUrl: http.serviceUrl,
});
