import { styled } from 'styled-components';
import { Field, type FieldTexts } from './Field.tsx';
import { NativeSelect, type NativeSelectProps } from './NativeSelect.tsx';

const FullWidthSelect = styled(NativeSelect)`
  width: 100%;
`;

export type SelectFieldProps = NativeSelectProps & FieldTexts;

export function SelectField({ label, hint, error, id, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(attributes) => <FullWidthSelect label={label} {...select} {...attributes} />}
    </Field>
  );
}
