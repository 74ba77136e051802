import { styled } from 'styled-components';
import { Field, type FieldTexts } from './Field.tsx';
import { NativeSelect, type NativeSelectProps } from './NativeSelect.tsx';

const Wide = styled(NativeSelect)`
  width: 100%;
`;

export type SelectFieldProps = NativeSelectProps & FieldTexts;

/** A form field with a native select, which browsers can autofill. */
export function SelectField({ label, hint, error, id, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(wiring) => <Wide label={label} {...select} {...wiring} />}
    </Field>
  );
}
