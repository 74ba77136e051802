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
  /** The accessible names must contain the visible labels. */
  labels: { show: string; hide: string; showPassword: string; hidePassword: string };
};

export function PasswordField({ labels, autoComplete = 'current-password', ...field }: PasswordFieldProps) {
  const [isVisible, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      autoComplete={autoComplete}
      type={isVisible ? 'text' : 'password'}
      suffix={
        <Toggle
          type="button"
          aria-label={isVisible ? labels.hidePassword : labels.showPassword}
          onClick={() => setShown(!isVisible)}
        >
          {isVisible ? labels.hide : labels.show}
        </Toggle>
      }
    />
  );
}
