import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { type ButtonLook, type ButtonVariant, buttonStyles } from './buttonStyles.ts';

export const cornerCount = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  min-width: 17px;
  height: 17px;
  padding: 0 4px;
  border-radius: 9px;
  background: var(--wp-bad-fill);
  color: #fff;
  font-size: 11px;
  line-height: 17px;
`;

/** Decorative, because the label contains the count too. */
const CornerCount = styled.span.attrs({ 'aria-hidden': true })`
  ${cornerCount}
`;

const StyledButton = styled.button<ButtonLook & { $pressed: boolean }>`
  ${buttonStyles}
  width: var(--wp-control-height);
  padding: 0;
  color: ${({ $variant, $pressed }) => {
    if ($variant === 'primary') return 'var(--wp-on-brand)';
    if ($variant === 'danger') return '#fff';
    return $pressed ? 'var(--wp-brand-text)' : 'var(--wp-muted)';
  }};

  & > svg {
    width: 18px;
    height: 18px;
  }
`;

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  count?: string | undefined;
};

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  count,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <StyledButton
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      $variant={variant}
      $pressed={rest['aria-pressed'] === true}
    >
      {icon}
      {count && <CornerCount>{count}</CornerCount>}
    </StyledButton>
  );
}
