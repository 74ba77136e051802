import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles.ts';
import { Spinner } from './Spinner.tsx';

const Styled = styled.button<ButtonLook>`
  ${buttonStyles}
`;

const Label = styled.span<{ $veiled: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;
  opacity: ${({ $veiled }) => ($veiled ? 0 : 1)};

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
`;

const Over = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  /** Keeps width, name and focus, and ignores presses. */
  loading?: boolean;
};

/** A button. It submits a form only with `type="submit"`. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  fullWidth = false,
  loading = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <Styled
      {...rest}
      type={type}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
    >
      <Label $veiled={loading}>{children}</Label>
      {loading && (
        <Over>
          <Spinner />
        </Over>
      )}
    </Styled>
  );
}
