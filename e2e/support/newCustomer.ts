import { randomInt, randomUUID } from 'node:crypto';
import { solveCaptcha } from '../../host-demo/solveCaptcha.ts';
import { BACKEND, PASSWORD, SHELL, send } from './journey.ts';

/** The company of the tenant `demo`. */
const COMPANY = 1;

const read = async (path: string) => (await fetch(`${SHELL}${path}?tenant=demo`)).json();

/** Requests that send an e-mail are limited by address. */
const ownAddress = () => ({ 'x-forwarded-for': `198.51.100.${randomInt(1, 255)}` });

/**
 * A sign-up at the tenant `demo` of whom no other journey knows, with the password of all journeys, sent over the API. Answers with the
 * e-mail.
 */
export const newUnconfirmedSignup = async (
  name: string,
  companyName: string,
  language = 'en',
): Promise<string> => {
  const email = `${name}-${randomUUID().slice(0, 8)}@journey.test`;
  const signup = {
    request_id: randomUUID(),
    company_id: COMPANY,
    email,
    password: PASSWORD,
    contact_name: 'Ana Ruiz',
    company_name: companyName,
    tax_id: '',
    phone: '+1 305 555 0100',
    address: '12 Main St',
    city: 'Hoboken',
    state: 'NJ',
    zipcode: '07030',
    country: 'US',
    customer_code: '',
    language,
    recaptchaToken: await solveCaptcha(BACKEND, COMPANY, 'signup'),
  };
  await send('POST', '/users/signup', signup, undefined, ownAddress());
  return email;
};

/** A sign-up that is confirmed too, so that it waits for the staff's decision. Answers with the e-mail. */
export const newSignup = async (
  name: string,
  companyName = 'Ruiz Foods',
  language = 'en',
): Promise<string> => {
  const email = await newUnconfirmedSignup(name, companyName, language);
  const { mails } = await read('/session/mail');
  const { body } = mails.find(({ to }: { to: string }) => to === email);
  const [, token] = /\/activate\/([\w-]+)/.exec(body) ?? [];
  await send('POST', '/users/activate', {
    company_id: COMPANY,
    token,
    password: PASSWORD,
    is_new_password: false,
    request_id: randomUUID(),
  });
  return email;
};

/** A customer of the tenant `demo` whom no other journey uses: a sign-up that is approved over the API. Answers with the e-mail. */
export const newCustomer = async (name: string, language = 'en'): Promise<string> => {
  const email = await newSignup(name, 'Ruiz Foods', language);
  const { signups } = await read('/session/signups');
  const { id } = signups.find((signup: { email: string }) => signup.email === email);
  const decided = await fetch(`${SHELL}/session/signups/decision`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id,
      decision: 'approve',
      client_id: null,
      terms: { payterm_days: 30, credit_limit: 10_000 },
    }),
  });
  if (!decided.ok) throw new Error(`decision: ${decided.status}`);
  return email;
};
