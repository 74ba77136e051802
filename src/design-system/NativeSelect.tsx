import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './fieldStyles.ts';

const chevron = 'polygon(0 22%, 12% 10%, 50% 48%, 88% 10%, 100% 22%, 50% 72%)';

const Frame = styled.span`
  position: relative;
  display: inline-block;
  max-width: 100%;

  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 4px);
    inset-inline-end: 11px;
    width: 10px;
    height: 9px;
    background: var(--wp-muted);
    clip-path: ${chevron};
    pointer-events: none;
  }
`;

const StyledSelect = styled.select`
  ${controlStyles}
  border: var(--wp-control-border);
  appearance: none;
  padding-block: 0;
  padding-inline: 11px 28px;
  text-overflow: ellipsis;
  cursor: pointer;

  & > option {
    background: var(--wp-surface);
    color: var(--wp-ink);
  }
`;

export type NativeSelectProps = Omit<
  ComponentPropsWithRef<'select'>,
  'aria-label' | 'children' | 'multiple'
> & {
  /** Accessible name; dense rows have no visible label. */
  label: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
};

export function NativeSelect({ label, options, className, ...select }: NativeSelectProps) {
  return (
    <Frame className={className}>
      <StyledSelect aria-label={label} {...select}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </StyledSelect>
    </Frame>
  );
}
