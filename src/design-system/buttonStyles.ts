import { css } from 'styled-components';
import { hover } from './theme/media.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'large';

export type ButtonLook = {
  $variant?: ButtonVariant | undefined;
  $size?: ButtonSize | undefined;
  $fullWidth?: boolean | undefined;
};

const variants = {
  primary: css`
    background: var(--wp-brand);
    border-color: var(--wp-brand-edge);
    color: var(--wp-on-brand);
    ${hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: var(--wp-brand-hover);
      }
    }
  `,
  secondary: css`
    background: var(--wp-surface);
    border: var(--wp-control-border);
    color: var(--wp-ink);
    ${hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: var(--wp-hover);
      }
    }
  `,
  quiet: css`
    background: transparent;
    color: var(--wp-brand-text);
    ${hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: var(--wp-hover);
      }
    }
  `,
  danger: css`
    background: var(--wp-bad-fill);
    border-color: var(--wp-bad-fill);
    color: #fff;
    ${hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: color-mix(in srgb, var(--wp-bad-fill) 84%, black);
      }
    }
  `,
};

export const buttonStyles = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  flex: ${({ $size }) => ($size === 'large' ? '0 1 auto' : 'none')};
  width: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  min-height: ${({ $size }) => ($size === 'large' ? 'max(42px, var(--wp-control-height))' : 'var(--wp-control-height)')};
  padding: ${({ $size }) => ($size === 'large' ? '4px' : '0')} 14px;
  border: 1px solid transparent;
  border-radius: var(--wp-radius);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  white-space: ${({ $size }) => ($size === 'large' ? 'normal' : 'nowrap')};
  cursor: pointer;
  user-select: none;
  transition:
    background-color 0.12s,
    border-color 0.12s,
    transform 0.06s;

  ${({ $variant = 'secondary' }) => variants[$variant]}

  &:active:not(:disabled, [aria-disabled='true']) {
    transform: translateY(1px);
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.6;
  }

  &[aria-busy='true'] {
    opacity: 1;
    cursor: progress;
  }

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
`;
