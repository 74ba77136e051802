import { randomUUID } from 'node:crypto';
import { PASSWORD } from './tenants.ts';

/** What the portal sends for a sign-up at the company `demo`, with what is required alone. */
export const signupBody = (email: string, changes: object = {}) => ({
  request_id: randomUUID(),
  company_id: 1,
  email,
  password: PASSWORD,
  contact_name: 'Ana Ruiz',
  company_name: 'Ruiz Foods',
  tax_id: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zipcode: '',
  country: '',
  customer_code: '',
  language: 'en',
  ...changes,
});
