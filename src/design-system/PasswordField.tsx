import { useState } from 'react';
import { styled } from 'styled-components';
import { TextField, type TextFieldProps } from './TextField.tsx';

const Toggle = styled.button`
  min-width: var(--wp-control-height);
  height: calc(var(--wp-control-height) - 6px);
  padding: 0 8px;
  border-radius: calc(var(--wp-radius) - 3px);
  color: var(--wp-brand-text);
  font-size: 13px;
  font-weight: 600;
`;

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'> & {
  /** Labels of the toggle and its accessible names, which contain the labels. */
  words: { show: string; hide: string; showPassword: string; hidePassword: string };
};

/** A password field with a show/hide toggle. */
export function PasswordField({ words, autoComplete = 'current-password', ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      suffix={
        <Toggle
          type="button"
          aria-label={shown ? words.hidePassword : words.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? words.hide : words.show}
        </Toggle>
      }
    />
  );
}
