import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { ChoiceAside, ChoiceLabel, ChoiceLine } from './choiceStyles.ts';
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

  & + & {
    margin-block-start: 4px;
  }

  & > span {
    color: inherit;
    font-weight: 600;
  }

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
  font-weight: 400;
  text-wrap: balance;
`;

type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  aside?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  label: ReactNode;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | undefined;
  cards?: boolean;
};

export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  error,
  cards = false,
}: RadioGroupProps<Value>) {
  const OptionLine = cards ? CardLine : ChoiceLine;
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <Group aria-describedby={error ? errorId : undefined} aria-invalid={error ? true : undefined}>
      <Legend>{label}</Legend>
      {options.map((option) => (
        <OptionLine key={option.value}>
          <RadioDot
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <ChoiceLabel>
            {option.label}
            {option.hint && <Hint>{option.hint}</Hint>}
          </ChoiceLabel>
          {option.aside !== undefined && <ChoiceAside>{option.aside}</ChoiceAside>}
        </OptionLine>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Group>
  );
}
