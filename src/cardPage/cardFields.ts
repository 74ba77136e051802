import { type CardError, cardDigits, validateCard } from '../domain/payments/card.ts';
import { NUMBER_LENGTHS, payuBrand } from '../domain/payments/cardNumber.ts';
import { parseExpiration } from '../domain/payments/expiration.ts';

export type CardGateway = keyof typeof NUMBER_LENGTHS;

export type CardValues = {
  name: string;
  number: string;
  expiration: string;
  code: string;
  zip: string;
  identification: string;
};

export const EMPTY_CARD: CardValues = {
  name: '',
  number: '',
  expiration: '',
  code: '',
  zip: '',
  identification: '',
};

const MISSING = {
  name: 'name_missing',
  number: 'number_missing',
  expiration: 'expiration_missing',
  code: 'code_missing',
  zip: 'zip_missing',
  identification: 'identification_missing',
} as const satisfies Record<keyof CardValues, string>;

export type CardFieldError = CardError | (typeof MISSING)[keyof CardValues] | 'brand_refused';

/** The fields in the order of the form; each provider wants its own last one. */
export const fieldsOf = (gateway: CardGateway): (keyof CardValues)[] => {
  const common = ['name', 'number', 'expiration', 'code'] as const;
  if (gateway === 'authorizenet') return [...common, 'zip'];
  return gateway === 'payu' ? [...common, 'identification'] : [...common];
};

type Checked = { today: string; brandId: string };

/**
 * What is missing, or else the first failing rule per field, of the fields that the provider wants (rules: Card form).
 */
export const cardErrors = (
  values: CardValues,
  gateway: CardGateway,
  { today, brandId }: Checked,
): Partial<Record<keyof CardValues, CardFieldError>> => {
  const { number, code, zip } = values;
  const { zip: zipError, ...errors } = validateCard(
    { number: cardDigits(number), ...parseExpiration(values.expiration), code, zip: zip.trim() },
    today,
    NUMBER_LENGTHS[gateway],
  );
  const isEmpty = (name: keyof CardValues) => values[name].trim() === '';
  const missing = Object.fromEntries(
    fieldsOf(gateway).flatMap((name) => (isEmpty(name) ? [[name, MISSING[name]]] : [])),
  );
  const isRefused = gateway === 'payu' && !errors.number && payuBrand(brandId) === '';
  return {
    ...(isEmpty('name') && { name: MISSING.name }),
    ...errors,
    ...(isRefused && { number: 'brand_refused' as const }),
    ...(gateway === 'authorizenet' && zipError && { zip: zipError }),
    ...missing,
  };
};

/** What the providers get: digits alone, MM and YYYY. */
export const toTypedCard = (values: CardValues) => {
  const { month, year } = parseExpiration(values.expiration);
  return {
    name: values.name.trim(),
    number: cardDigits(values.number),
    month: month.padStart(2, '0'),
    year: year.length === 2 ? `20${year}` : year,
    code: values.code.trim(),
    zip: values.zip.trim(),
    identification: values.identification.trim(),
  };
};
