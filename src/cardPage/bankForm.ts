import type { TypedAccount } from '../api/payments/tokens/tokenAnswer.ts';
import type { CardAnswer } from '../bridge/cardContract.ts';
import {
  ACCOUNT_TYPES,
  type BankFields,
  bankDigits,
  validateBankAccount,
} from '../domain/payments/bankAccount.ts';
import { create } from './dom.ts';
import { createEntryForm, type EntryForm, type FormEvents } from './entryForm.ts';
import { selectField, textField } from './field.ts';
import type { CardTexts } from './texts.ts';

/** Authorize.Net. */
const NAME_MAX_LENGTH = '22';

type BankFormOptions = FormEvents & { tokenize(account: TypedAccount): Promise<CardAnswer> };

const lookOf = (t: CardTexts, name: keyof BankFields) => ({
  label: t(`bank.${name}`),
  ...(name === 'routing' && { hint: t('bank.routingHint') }),
});

/** An American bank account (eCheck). Nothing of it is kept anywhere. */
export const createBankForm = ({ tokenize, ...events }: BankFormOptions): EntryForm => {
  const digits = { autocomplete: 'off', inputmode: 'numeric' };
  const name = textField('name', { autocomplete: 'off', maxlength: NAME_MAX_LENGTH });
  const routing = textField('routing', { ...digits, maxlength: '14' });
  const account = textField('account', { ...digits, maxlength: '24' });
  const type = selectField('type', ACCOUNT_TYPES);
  const pair = create('div', { class: 'pair' }, [routing.element, account.element]);
  const form = createEntryForm({
    element: create('form', { autocomplete: 'off' }, [name.element, pair, type.element]),
    events,
    fields: { name, routing, account },
    valuesOf: () => ({
      name: name.control.value,
      routing: routing.control.value,
      account: account.control.value,
    }),
    errorsOf: validateBankAccount,
    textOf: (t, error) => t(`bank.error.${error}`),
    lookOf,
    title: (t) => t('bank.title'),
    tokenize: (values) =>
      tokenize({
        name: values.name.trim(),
        routing: bankDigits(values.routing),
        account: bankDigits(values.account),
        type: ACCOUNT_TYPES.find((known) => known === type.control.value) ?? ACCOUNT_TYPES[0],
      }),
  });
  return {
    ...form,
    show(t) {
      type.show({ label: t('bank.type') });
      type.showOptions((value) => t(`bank.types.${value}`));
      form.show(t);
    },
  };
};
