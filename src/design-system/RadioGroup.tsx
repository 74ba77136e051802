import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { ChoiceAside, ChoiceLine, ChoiceWords } from './choiceStyles.ts';
import { FieldError } from './fieldStyles.ts';
import { RadioDot } from './Radio.tsx';

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
`;

const Legend = styled.legend`
  margin-block-end: 6px;
  font-size: 13px;
  font-weight: 600;
`;

const CardLine = styled(ChoiceLine)`
  min-height: 48px;
  padding: 8px 14px;
  border: var(--wp-control-border);
  border-radius: var(--wp-radius);

  &:has(:checked) {
    border-color: var(--wp-brand-edge);
    background: var(--wp-brand-tint);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--wp-brand-text);
    outline-offset: 1px;
  }
`;

const Hint = styled.span`
  display: block;
  color: var(--wp-muted);
  font-size: 13px;
`;

type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** Content at the end of the line: a price, a date. */
  aside?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  label: string;
  options: readonly RadioOption<Value>[];
  /** Null without a selection. */
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | undefined;
  /** Draws each option as a card. */
  cards?: boolean;
};

/** A native radio group with all options visible. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  error,
  cards = false,
}: RadioGroupProps<Value>) {
  const Line = cards ? CardLine : ChoiceLine;
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <Group aria-describedby={error ? errorId : undefined} aria-invalid={error ? true : undefined}>
      <Legend>{label}</Legend>
      {options.map((option) => (
        <Line key={option.value}>
          <RadioDot
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <ChoiceWords>
            {option.label}
            {option.hint && <Hint>{option.hint}</Hint>}
          </ChoiceWords>
          {option.aside !== undefined && <ChoiceAside>{option.aside}</ChoiceAside>}
        </Line>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Group>
  );
}
