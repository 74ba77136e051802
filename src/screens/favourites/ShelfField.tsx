import { useId } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from '../../design-system/fieldStyles.ts';
import { focusNextOnEnter } from '../../design-system/fields.ts';
import { Problem } from './shelfRowLayout.ts';

const Label = styled.label`
  color: var(--wp-muted);
  font-size: 12px;
  white-space: nowrap;
`;

const Input = styled.input`
  ${controlStyles}
  padding: 0 10px;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
`;

type ShelfFieldProps = {
  /** Enter moves to the next field of the same name. */
  name: 'par' | 'on-shelf';
  label: string;
  product: string;
  value: string;
  problem: string;
  onChange(text: string): void;
  onBlur?(): void;
};

/** A quantity of one row. `product` is in its accessible name only. */
export function ShelfField({ name, label, product, value, problem, onChange, onBlur }: ShelfFieldProps) {
  const id = useId();
  return (
    <>
      <Frame>
        <Label htmlFor={id}>{label}</Label>
        <Input
          id={id}
          aria-label={`${label}, ${product}`}
          name={name}
          type="text"
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={20}
          value={value}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={focusNextOnEnter}
          onBlur={onBlur}
        />
      </Frame>
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </>
  );
}
