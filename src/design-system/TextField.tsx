import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldTexts } from './Field.tsx';
import { controlStyles } from './fieldStyles.ts';

const Box = styled.span`
  ${controlStyles}
  display: flex;
  align-items: center;
  cursor: text;

  &:has(input:focus-visible) {
    outline: 2px solid var(--wp-brand-text);
    outline-offset: 1px;
  }
`;

const Input = styled.input`
  flex: 1;
  width: 100%;
  align-self: stretch;
  padding: 0 12px;
  border: 0;
  border-radius: inherit;
  background: transparent;
  text-overflow: ellipsis;

  &&:focus-visible {
    outline: none;
  }
`;

const Affix = styled.span<{ $side: 'start' | 'end' }>`
  display: flex;
  align-items: center;
  flex: none;
  color: var(--wp-muted);
  padding-inline: ${({ $side }) => ($side === 'start' ? '12px 0' : '0 4px')};
`;

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'> &
  FieldTexts & {
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

/** Spread a form library's `register()` into it. */
export function TextField({
  label,
  hint,
  error,
  id,
  prefix,
  suffix,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(attributes) => (
        <Box>
          {prefix && <Affix $side="start">{prefix}</Affix>}
          <Input type={type} {...input} {...attributes} />
          {suffix && <Affix $side="end">{suffix}</Affix>}
        </Box>
      )}
    </Field>
  );
}
