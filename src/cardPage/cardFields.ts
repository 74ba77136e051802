import { type CardError, cardDigits, validateCard } from '../domain/payments/card.ts';
import { parseExpiration } from '../domain/payments/expiration.ts';
import type { CardGateway } from './gateways/gateway.ts';

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

export const fieldsOf = ({ extraFields }: CardGateway): (keyof CardValues)[] => [
  'name',
  'number',
  'expiration',
  'code',
  ...extraFields,
];

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
    gateway.lengths,
  );
  const isEmpty = (name: keyof CardValues) => values[name].trim() === '';
  const fields = fieldsOf(gateway);
  const missing = Object.fromEntries(
    fields.flatMap((name) => (isEmpty(name) ? [[name, MISSING[name]]] : [])),
  );
  const isRefused = !errors.number && gateway.brandName?.(brandId) === '';
  return {
    ...(isEmpty('name') && { name: MISSING.name }),
    ...errors,
    ...(isRefused && { number: 'brand_refused' as const }),
    ...(fields.includes('zip') && zipError && { zip: zipError }),
    ...missing,
  };
};

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
