import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldTexts } from './Field.tsx';
import { controlStyles } from './fieldStyles.ts';

const StyledTextArea = styled.textarea`
  ${controlStyles}
  padding: 8px 12px;
  resize: vertical;
  field-sizing: content;
  max-height: 40vh;
`;

export type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldTexts;

export function TextArea({ label, hint, error, id, rows = 3, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(attributes) => <StyledTextArea rows={rows} {...area} {...attributes} />}
    </Field>
  );
}
