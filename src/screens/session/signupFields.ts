import {
  ADDRESS_LINE_MAX_LENGTH,
  CITY_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  POSTAL_CODE_MAX_LENGTH,
} from '../../domain/texts/textLimits.ts';

const NAME_LENGTH = 250;
const CODE_LENGTH = 64;

/** The typed texts of a sign-up, by section and in their order. Those with `isNeeded` can't be left out. */
export const contactFields = [
  { name: 'contact_name', isNeeded: true, autoComplete: 'name', maxLength: NAME_LENGTH },
  { name: 'email', isNeeded: true, type: 'email', autoComplete: 'email', maxLength: EMAIL_MAX_LENGTH },
  { name: 'phone', isNeeded: false, type: 'tel', autoComplete: 'tel', maxLength: CODE_LENGTH },
] as const;

export const companyFields = [
  { name: 'company_name', isNeeded: true, autoComplete: 'organization', maxLength: NAME_LENGTH },
  { name: 'tax_id', isNeeded: false, autoComplete: 'off', maxLength: CODE_LENGTH },
  { name: 'address', isNeeded: false, autoComplete: 'street-address', maxLength: ADDRESS_LINE_MAX_LENGTH },
] as const;

export const placeFields = [
  { name: 'city', isNeeded: false, autoComplete: 'address-level2', maxLength: CITY_MAX_LENGTH },
  { name: 'state', isNeeded: false, autoComplete: 'address-level1', maxLength: CITY_MAX_LENGTH },
  { name: 'zipcode', isNeeded: false, autoComplete: 'postal-code', maxLength: POSTAL_CODE_MAX_LENGTH },
] as const;

export const CUSTOMER_CODE_LENGTH = CODE_LENGTH;

export type SignupTextField =
  | (typeof contactFields)[number]
  | (typeof companyFields)[number]
  | (typeof placeFields)[number];

export type SignupValues = Record<SignupTextField['name'], string> & {
  country: string;
  customer_code: string;
  password: string;
  repeat: string;
};

export const emptySignup = (country: string): SignupValues => ({
  contact_name: '',
  email: '',
  phone: '',
  company_name: '',
  tax_id: '',
  address: '',
  city: '',
  state: '',
  zipcode: '',
  country,
  customer_code: '',
  password: '',
  repeat: '',
});
