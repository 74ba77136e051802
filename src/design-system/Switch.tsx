import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Line = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px 16px;
  min-height: 24px;
  cursor: pointer;
`;

const Label = styled.span`
  font-weight: 600;
`;

const Hint = styled.span`
  grid-column: 1;
  color: var(--wp-muted);
  font-size: 14px;
`;

const Track = styled.input`
  grid-row: 1 / span 2;
  grid-column: 2;
  appearance: none;
  position: relative;
  flex: none;
  width: 42px;
  height: 24px;
  margin: 0;
  border: 2px solid var(--wp-control-line, var(--wp-muted));
  border-radius: 999px;
  background: var(--wp-raised);
  cursor: inherit;
  transition: background 0.12s;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: var(--wp-muted);
    transition: transform 0.12s;
  }

  &:checked {
    border-color: var(--wp-brand);
    background: var(--wp-brand);
  }

  &:checked::before {
    background: var(--wp-on-brand);
    transform: translateX(18px);
  }

  @media (forced-colors: active) {
    appearance: auto;
  }

  @media (prefers-reduced-motion: reduce) {
    &,
    &::before {
      transition: none;
    }
  }
`;

type SwitchProps = {
  label: string;
  /** A sentence that explains it. */
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Takes effect at once (WAI-ARIA, switch). */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const hintId = useId();
  const labelId = useId();
  return (
    <Line>
      <Label id={labelId}>{label}</Label>
      {hint !== undefined && <Hint id={hintId}>{hint}</Hint>}
      <Track
        type="checkbox"
        role="switch"
        aria-labelledby={labelId}
        aria-describedby={hint === undefined ? undefined : hintId}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Line>
  );
}
