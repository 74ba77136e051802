import { failingPasswordRules } from '../../domain/session/password.ts';
import {
  ADDRESS_LINE_MAX_LENGTH,
  CITY_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  POSTAL_CODE_MAX_LENGTH,
} from '../../domain/texts/textLimits.ts';

const NAME_LENGTH = 250;
const CODE_LENGTH = 64;

/** The typed texts of a sign-up besides the password, in their order. */
export const signupFields = [
  { name: 'contact_name', autoComplete: 'name', maxLength: NAME_LENGTH },
  { name: 'email', type: 'email', autoComplete: 'email', maxLength: EMAIL_MAX_LENGTH },
  { name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: CODE_LENGTH },
  { name: 'company_name', autoComplete: 'organization', maxLength: NAME_LENGTH },
  { name: 'tax_id', autoComplete: 'off', maxLength: CODE_LENGTH },
  { name: 'address', autoComplete: 'street-address', maxLength: ADDRESS_LINE_MAX_LENGTH },
  { name: 'city', autoComplete: 'address-level2', maxLength: CITY_MAX_LENGTH },
  { name: 'state', autoComplete: 'address-level1', maxLength: CITY_MAX_LENGTH },
  { name: 'zipcode', autoComplete: 'postal-code', maxLength: POSTAL_CODE_MAX_LENGTH },
  { name: 'country', autoComplete: 'country-name', maxLength: CODE_LENGTH },
  { name: 'customer_code', autoComplete: 'off', maxLength: CODE_LENGTH },
] as const;

type FieldName = (typeof signupFields)[number]['name'];
export type SignupErrors = Partial<Record<FieldName | 'password' | 'repeat', 'missing' | 'malformed'>>;

const NEEDED: readonly FieldName[] = ['contact_name', 'email', 'company_name'];

/** What is missing or wrong, in the order of the fields. */
export const findSignupErrors = (textOf: (name: string) => string, password: string): SignupErrors => {
  const errors: SignupErrors = {};
  for (const name of NEEDED) if (textOf(name) === '') errors[name] = 'missing';
  if (!errors.email && !/^\S+@\S+$/.test(textOf('email'))) errors.email = 'malformed';
  if (failingPasswordRules(password).length > 0) errors.password = 'malformed';
  else if (textOf('repeat') !== password) errors.repeat = 'malformed';
  return errors;
};
