import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, type ButtonVariant, buttonStyles } from './buttonStyles.ts';
import { CornerCount } from './CornerCount.ts';

const Styled = styled.button<ButtonLook & { $pressed: boolean }>`
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
  /** Accessible name and tooltip, including the count. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  /** A formatted number in the corner. Decorative: the label says it too. */
  count?: string | undefined;
};

/** A square button of one icon. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  count,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Styled
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      $variant={variant}
      $pressed={rest['aria-pressed'] === true}
    >
      {icon}
      {count && <CornerCount>{count}</CornerCount>}
    </Styled>
  );
}
