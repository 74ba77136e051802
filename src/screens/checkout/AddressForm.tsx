import { useEffect, useId, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SelectField } from '../../design-system/SelectField.tsx';
import { TextField } from '../../design-system/TextField.tsx';
import { countries } from '../../domain/checkout/countries.ts';
import type { ShippingAddress } from '../../domain/session/customer.ts';
import { FieldPair } from './checkoutStyles.ts';

const Fields = styled.div`
  display: grid;
  gap: 12px;
`;

type AddressFields = {
  line: string;
  line2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
};

const toFields = ({
  lines: [line = '', line2 = ''],
  city,
  state,
  zip,
  country,
}: ShippingAddress): AddressFields => ({
  line,
  line2,
  city,
  state,
  zip,
  country,
});

const toAddress = ({ line, line2, ...rest }: AddressFields): ShippingAddress => ({
  ...rest,
  lines: line2 === '' ? [line] : [line, line2],
});

type AddressFormProps = {
  address: ShippingAddress;
  /** Suggestions only; any state may be typed. */
  states: readonly string[];
  showsErrors: boolean;
  onChange(address: ShippingAddress): void;
};

/** A typed address; each keystroke is saved. */
export function AddressForm({ address, states, showsErrors, onChange }: AddressFormProps) {
  const { t, i18n } = useTranslation('checkout');
  const statesId = useId();
  const { country } = address;
  const countryOptions = useMemo(
    () => countries(i18n.language, country).map(({ code, name }) => ({ value: code, label: name })),
    [i18n.language, country],
  );
  const { register, subscribe, trigger, formState } = useForm<AddressFields>({
    defaultValues: toFields(address),
    mode: 'onChange',
    shouldFocusError: false,
  });
  const { errors } = formState;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(toAddress(values)) }),
    [subscribe, onChange],
  );
  useEffect(() => {
    if (showsErrors) void trigger();
  }, [showsErrors, trigger]);

  const field = (name: keyof AddressFields, autoComplete: string, isRequired: boolean) => ({
    ...register(name, isRequired ? { validate: (text) => text.trim() !== '' } : {}),
    label: t(`address.${name}`),
    autoComplete: `shipping ${autoComplete}`,
    'aria-required': isRequired || undefined,
    error: showsErrors && errors[name] ? t(`address.missing.${name}`) : undefined,
  });
  return (
    <Fields>
      <TextField {...field('line', 'address-line1', true)} />
      <TextField {...field('line2', 'address-line2', false)} />
      <FieldPair>
        <TextField {...field('city', 'address-level2', true)} />
        <TextField {...field('state', 'address-level1', true)} list={statesId} />
      </FieldPair>
      <FieldPair>
        <TextField {...field('zip', 'postal-code', false)} />
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
