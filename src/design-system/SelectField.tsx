import { styled } from 'styled-components';
import { Field, type FieldTexts } from './Field.tsx';
import { NativeSelect, type NativeSelectProps } from './NativeSelect.tsx';

const Wide = styled(NativeSelect)`
  width: 100%;
`;

export type SelectFieldProps = NativeSelectProps & FieldTexts;

/** One of many in a form, by the system's own chooser: browsers fill it in by themselves. */
export function SelectField({ label, hint, error, id, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(wiring) => <Wide label={label} {...select} {...wiring} />}
    </Field>
  );
}
