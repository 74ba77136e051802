import type { CardAnswer } from '../bridge/cardContract.ts';
import { cardDigits } from '../domain/payments/card.ts';
import { formatNumber } from '../domain/payments/cardNumber.ts';
import { formatExpiration } from '../domain/payments/expiration.ts';
import { cardBrandOf } from '../platform/cardBrand.ts';
import { type CardValues, cardErrors, EMPTY_CARD, fieldsOf, toTypedCard } from './cardFields.ts';
import { create, onTyped } from './dom.ts';
import { createEntryForm, type EntryForm, type FormEvents } from './entryForm.ts';
import { type Field, textField, textFieldWithStatus } from './field.ts';
import type { CardGateway } from './gateways/gateway.ts';
import { formatDigits } from './numberInput.ts';
import type { CardTexts } from './texts.ts';

type CardFormOptions = FormEvents & {
  gateway: CardGateway;
  today(): string;
  tokenize(card: ReturnType<typeof toTypedCard>, brandId: string): Promise<CardAnswer>;
};

const DIGITS = { inputmode: 'numeric' };

const brandOf = (number: string) => cardBrandOf(cardDigits(number));

const numberField = (): Field => {
  const field = textFieldWithStatus('number', { autocomplete: 'cc-number', ...DIGITS });
  const control = field.control as HTMLInputElement;
  onTyped(control, (event) =>
    formatDigits(control, 'inputType' in event && event.inputType === 'deleteContentForward', (text) =>
      formatNumber(text, cardBrandOf(text.replace(/\D/g, ''))),
    ),
  );
  return field;
};

const expirationField = (): Field => {
  const field = textField('expiration', { autocomplete: 'cc-exp', maxlength: '12', ...DIGITS });
  const { control } = field;
  onTyped(control, () => {
    const text = formatExpiration(control.value);
    if (text !== control.value) control.value = text;
  });
  return field;
};

const FIELDS: Readonly<Record<keyof CardValues, () => Field>> = {
  name: () => textField('name', { autocomplete: 'cc-name', maxlength: '64' }),
  number: numberField,
  expiration: expirationField,
  code: () => textField('code', { autocomplete: 'cc-csc', maxlength: '4', ...DIGITS }),
  zip: () => textField('zip', { autocomplete: 'billing postal-code', maxlength: '10' }),
  identification: () => textField('identification', { autocomplete: 'off', maxlength: '20', ...DIGITS }),
};

const lookOf = (t: CardTexts, name: keyof CardValues, { number }: CardValues) => {
  const brand = brandOf(number);
  return {
    label: t(`card.${name}`),
    ...(name === 'number' && { status: brand.name }),
    ...(name === 'expiration' && { placeholder: t('card.expirationHint') }),
    ...(name === 'code' && { hint: t(brand.codeLength === 4 ? 'card.codeFront' : 'card.codeBack') }),
  };
};

/** A card, as its provider wants it (rules: Card form). Nothing of it is kept anywhere. */
export const createCardForm = ({ gateway, today, tokenize, ...events }: CardFormOptions): EntryForm => {
  const names = fieldsOf(gateway);
  const made = names.map((name) => ({ name, field: FIELDS[name]() }));
  const elementOf = (name: keyof CardValues) =>
    made.filter((one) => one.name === name).map(({ field }) => field.element);
  return createEntryForm({
    element: create('form', {}, [
      ...elementOf('name'),
      ...elementOf('number'),
      create('div', { class: 'pair' }, [...elementOf('expiration'), ...elementOf('code')]),
      ...elementOf('zip'),
      ...elementOf('identification'),
    ]),
    events,
    fields: Object.fromEntries(made.map(({ name, field }) => [name, field])),
    valuesOf: () => ({
      ...EMPTY_CARD,
      ...Object.fromEntries(made.map(({ name, field }) => [name, field.control.value])),
    }),
    errorsOf: (values) => cardErrors(values, gateway, { today: today(), brandId: brandOf(values.number).id }),
    textOf: (t, error) => t(`card.error.${error}`),
    lookOf,
    title: (t) => t('card.title'),
    tokenize: (values) => tokenize(toTypedCard(values), brandOf(values.number).id),
  });
};
