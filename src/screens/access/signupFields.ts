import {
  ADDRESS_LINE_MAX_LENGTH,
  CITY_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  POSTAL_CODE_MAX_LENGTH,
} from '../../domain/texts/textLimits.ts';

const NAME_LENGTH = 250;
const CODE_LENGTH = 64;

/** The typed texts of a sign-up, by step and in their order. Those with `isNeeded` can't be left out; an address needs a city and a state. */
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

const personStep: readonly (keyof SignupValues)[] = [
  ...contactFields.map(({ name }) => name),
  'password',
  'repeat',
];

/** 1: the person and the password; 2: the company. */
export type SignupStep = 1 | 2;

export const stepOf = (name: string): SignupStep => (personStep.some((each) => each === name) ? 1 : 2);

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

const names = Object.keys(emptySignup(''));

export const isSignupField = (name: string | null): name is keyof SignupValues =>
  name !== null && names.includes(name);
