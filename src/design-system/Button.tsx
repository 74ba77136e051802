import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles.ts';
import { Spinner } from './Spinner.tsx';

const StyledButton = styled.button<ButtonLook>`
  ${buttonStyles}
`;

const Label = styled.span<{ $isHidden: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;
  opacity: ${({ $isHidden }) => ($isHidden ? 0 : 1)};

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
`;

const SpinnerOverlay = styled.span`
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

/** Submits a form only with `type="submit"`. */
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
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <StyledButton
      {...rest}
      type={type}
      onClick={handleClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
    >
      <Label $isHidden={loading}>{children}</Label>
      {loading && (
        <SpinnerOverlay>
          <Spinner />
        </SpinnerOverlay>
      )}
    </StyledButton>
  );
}
