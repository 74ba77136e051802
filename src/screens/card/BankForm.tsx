import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../design-system/SelectField.tsx';
import { TextField } from '../../design-system/TextField.tsx';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import {
  ACCOUNT_TYPES,
  type AccountType,
  type BankError,
  bankDigits,
  validateBankAccount,
} from '../../domain/payments/bankAccount.ts';
import type { CardAnswer, WrongField } from '../../state/payments/cardEntry.ts';
import { EntryForm, Pair } from './entryStyles.ts';
import { type EntryHandle, useEntry } from './useEntry.ts';

const NAME_MAX_LENGTH = 22;

type BankValues = { name: string; routing: string; account: string; type: string };

type BankFormProps = {
  ref: Ref<EntryHandle>;
  tokenize(account: {
    name: string;
    routing: string;
    account: string;
    type: AccountType;
  }): Promise<CardAnswer>;
  onSubmit(): void;
  onWrong(fields: readonly WrongField[]): void;
};

const EMPTY: BankValues = { name: '', routing: '', account: '', type: ACCOUNT_TYPES[0] };

/** An American bank account (eCheck). Nothing of it is kept anywhere. */
export function BankForm({ ref, tokenize, onSubmit, onWrong }: BankFormProps) {
  const { t } = useTranslation('payments');
  const { form, values, set, errors, submit } = useEntry<BankValues, BankError>({
    ref,
    empty: EMPTY,
    errorsOf: validateBankAccount,
    tokenize: ({ name, routing, account, type }) =>
      tokenize({
        name: name.trim(),
        routing: bankDigits(routing),
        account: bankDigits(account),
        type: ACCOUNT_TYPES.find((known) => known === type) ?? ACCOUNT_TYPES[0],
      }),
    textOf: (error) => t(`bank.error.${error}`),
    onSubmit,
    onWrong,
  });
  const field = (name: 'name' | 'routing' | 'account') => {
    const error = errors[name];
    return {
      name,
      label: t(`bank.${name}`),
      error: error && t(`bank.error.${error}`),
      autoComplete: 'off',
      value: values[name],
      required: true,
      onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    };
  };
  return (
    <EntryForm ref={form} onSubmit={submit} noValidate autoComplete="off" aria-label={t('bank.title')}>
      <TextField {...field('name')} maxLength={NAME_MAX_LENGTH} />
      <Pair>
        <TextField {...field('routing')} inputMode="numeric" maxLength={14} hint={t('bank.routingHint')} />
        <TextField {...field('account')} inputMode="numeric" maxLength={24} />
      </Pair>
      <SelectField
        label={t('bank.type')}
        value={values.type}
        onChange={({ target }) => set('type', target.value)}
        options={ACCOUNT_TYPES.map((type) => ({ value: type, label: t(`bank.types.${type}`) }))}
      />
      <VisuallyHidden as="button" type="submit" tabIndex={-1} aria-hidden>
        {t('bank.title')}
      </VisuallyHidden>
    </EntryForm>
  );
}
