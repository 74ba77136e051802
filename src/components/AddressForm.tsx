import { useEffect, useId, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../design-system/Button.tsx';
import { FieldPair } from '../design-system/FieldPair.ts';
import { SelectField } from '../design-system/SelectField.tsx';
import type { ShippingAddress } from '../domain/access/customer.ts';
import { ADDRESS_LINES, addressLines } from '../domain/checkout/addressLines.ts';
import { countries } from '../domain/checkout/countries.ts';
import {
  ADDRESS_LINE_MAX_LENGTH,
  CITY_MAX_LENGTH,
  POSTAL_CODE_MAX_LENGTH,
} from '../domain/texts/textLimits.ts';
import { LimitedTextField } from './LimitedTextField.tsx';

const Fields = styled.div`
  display: grid;
  gap: 12px;
`;

const AddLine = styled(Button)`
  justify-self: start;
`;

type AddressFields = {
  line: string;
  line2: string;
  line3: string;
  line4: string;
  city: string;
  state: string;
  zip: string;
  country: string;
};

const toFields = ({
  lines: [line = '', line2 = '', line3 = '', line4 = ''],
  city,
  state,
  zip,
  country,
}: ShippingAddress): AddressFields => ({
  line,
  line2,
  line3,
  line4,
  city,
  state,
  zip,
  country,
});

const toAddress = ({ line, line2, line3, line4, ...rest }: AddressFields): ShippingAddress => ({
  ...rest,
  lines: addressLines([line, line2, line3, line4]),
});

/** Few addresses need them, so they are added on demand. */
const FURTHER_LINES = ['line3', 'line4'] as const;
const USUAL_LINES = ADDRESS_LINES - FURTHER_LINES.length;

const MAX_LENGTHS: Partial<Record<keyof AddressFields, number>> = {
  city: CITY_MAX_LENGTH,
  state: CITY_MAX_LENGTH,
  zip: POSTAL_CODE_MAX_LENGTH,
};

type AddressFormProps = {
  address: ShippingAddress;
  /** Suggestions only; any state may be typed. */
  states: readonly string[];
  showsErrors: boolean;
  onChange(address: ShippingAddress): void;
};

export function AddressForm({ address, states, showsErrors, onChange }: AddressFormProps) {
  const { t, i18n } = useTranslation('checkout');
  const statesId = useId();
  const { country } = address;
  const countryOptions = useMemo(
    () => countries(i18n.language, country).map(({ code, name }) => ({ value: code, label: name })),
    [i18n.language, country],
  );
  const { register, setFocus, subscribe, trigger, formState } = useForm<AddressFields>({
    defaultValues: toFields(address),
    mode: 'onChange',
    shouldFocusError: false,
  });
  const { errors } = formState;
  const [furtherLines, setFurtherLines] = useState(Math.max(0, address.lines.length - USUAL_LINES));

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(toAddress(values)) }),
    [subscribe, onChange],
  );
  useEffect(() => {
    if (showsErrors) void trigger();
  }, [showsErrors, trigger]);

  const addLine = () => {
    const name = FURTHER_LINES[furtherLines];
    setFurtherLines(furtherLines + 1);
    requestAnimationFrame(() => name && setFocus(name));
  };

  const field = (name: keyof AddressFields, autoComplete: string, isRequired: boolean) => ({
    ...register(name, isRequired ? { validate: (text) => text.trim() !== '' } : {}),
    label: t(`address.${name}`),
    autoComplete: autoComplete === 'off' ? autoComplete : `shipping ${autoComplete}`,
    'aria-required': isRequired || undefined,
    error: showsErrors && errors[name] ? t(`address.missing.${name}`) : undefined,
  });
  const textField = (name: keyof AddressFields, autoComplete: string, isRequired: boolean) => ({
    ...field(name, autoComplete, isRequired),
    maxLength: MAX_LENGTHS[name] ?? ADDRESS_LINE_MAX_LENGTH,
  });
  return (
    <Fields>
      <LimitedTextField {...textField('line', 'address-line1', true)} />
      <LimitedTextField {...textField('line2', 'address-line2', false)} />
      {FURTHER_LINES.slice(0, furtherLines).map((name) => (
        <LimitedTextField
          key={name}
          {...textField(name, name === 'line3' ? 'address-line3' : 'off', false)}
        />
      ))}
      {furtherLines < FURTHER_LINES.length && <AddLine onClick={addLine}>{t('address.addLine')}</AddLine>}
      <FieldPair>
        <LimitedTextField {...textField('city', 'address-level2', true)} />
        <LimitedTextField {...textField('state', 'address-level1', true)} list={statesId} />
      </FieldPair>
      <FieldPair>
        <LimitedTextField {...textField('zip', 'postal-code', false)} />
        <SelectField
          {...field('country', 'country', false)}
          options={[{ value: '', label: t('address.countryNone') }, ...countryOptions]}
        />
      </FieldPair>
      <datalist id={statesId}>
        {states.map((state) => (
          <option key={state} value={state} />
        ))}
      </datalist>
    </Fields>
  );
}
