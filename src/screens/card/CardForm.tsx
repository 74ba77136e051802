import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberFormatBase } from 'react-number-format';
import { TextField } from '../../design-system/TextField.tsx';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { formatNumber } from '../../domain/payments/cardNumber.ts';
import { formatExpiration } from '../../domain/payments/expiration.ts';
import { type CardAnswer, cardBrandOf, type WrongField } from '../../state/payments/cardEntry.ts';
import {
  type CardFieldError,
  type CardGateway,
  type CardValues,
  cardErrors,
  EMPTY_CARD,
  fieldsOf,
  toTypedCard,
} from './cardFields.ts';
import { Brand, EntryForm, Pair } from './entryStyles.ts';
import { type EntryHandle, useEntry } from './useEntry.ts';

type CardFormProps = {
  ref: Ref<EntryHandle>;
  gateway: CardGateway;
  /** yyyy-mm-dd */
  today: string;
  tokenize(card: ReturnType<typeof toTypedCard>, brandId: string): Promise<CardAnswer>;
  onSubmit(): void;
  onWrong(fields: readonly WrongField[]): void;
};

/** A card, as its provider wants it (rules: Card form). Nothing of it is kept anywhere. */
export function CardForm({ ref, gateway, today, tokenize, onSubmit, onWrong }: CardFormProps) {
  const { t } = useTranslation('payments');
  const brandOf = ({ number }: CardValues) => cardBrandOf(number);
  const { form, values, set, errors, submit } = useEntry<CardValues, CardFieldError>({
    ref,
    empty: EMPTY_CARD,
    errorsOf: (typed) => cardErrors(typed, gateway, { today, brandId: brandOf(typed).id }),
    tokenize: (typed) => tokenize(toTypedCard(typed), brandOf(typed).id),
    textOf: (error) => t(`card.error.${error}`),
    onSubmit,
    onWrong,
  });
  const brand = brandOf(values);
  const fields = fieldsOf(gateway);
  const errorOf = (name: keyof CardValues) => {
    const error = errors[name];
    return error && t(`card.error.${error}`);
  };
  const field = (name: keyof CardValues, autoComplete: string) => ({
    name,
    label: t(`card.${name}`),
    error: errorOf(name),
    autoComplete,
    value: values[name],
    required: true,
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });
  const numberField = field('number', 'cc-number');
  return (
    <EntryForm ref={form} onSubmit={submit} noValidate aria-label={t('card.title')}>
      <TextField {...field('name', 'cc-name')} maxLength={64} />
      <NumberFormatBase
        customInput={TextField}
        format={(digits: string) => formatNumber(digits, cardBrandOf(digits))}
        getCaretBoundary={(text) => Array.from({ length: text.length + 1 }, () => true)}
        name={numberField.name}
        label={numberField.label}
        error={numberField.error}
        autoComplete={numberField.autoComplete}
        required
        inputMode="numeric"
        value={values.number}
        onValueChange={({ value }) => set('number', value)}
        suffix={<Brand role="status">{brand.name}</Brand>}
      />
      <Pair>
        <TextField
          {...field('expiration', 'cc-exp')}
          inputMode="numeric"
          placeholder={t('card.expirationHint')}
          maxLength={12}
          onChange={({ target }) => set('expiration', formatExpiration(target.value))}
        />
        <TextField
          {...field('code', 'cc-csc')}
          inputMode="numeric"
          maxLength={4}
          hint={t(brand.codeLength === 4 ? 'card.codeFront' : 'card.codeBack')}
        />
      </Pair>
      {fields.includes('zip') && <TextField {...field('zip', 'billing postal-code')} maxLength={10} />}
      {fields.includes('identification') && (
        <TextField {...field('identification', 'off')} inputMode="numeric" maxLength={20} />
      )}
      <VisuallyHidden as="button" type="submit" tabIndex={-1} aria-hidden>
        {t('card.title')}
      </VisuallyHidden>
    </EntryForm>
  );
}
