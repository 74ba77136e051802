import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { Field, type FieldTexts } from './Field.tsx';
import { controlStyles } from './fieldStyles.ts';
import { optionStyles, popupStyles } from './popupStyles.ts';
import { useOverlayContainer } from './theme/overlayContainer.ts';

const Trigger = styled(Base.Trigger)`
  ${controlStyles}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 0 10px 0 12px;
  border: var(--wp-field-border);
  background: var(--wp-surface);
  text-align: start;
  cursor: pointer;
`;

const Value = styled(Base.Value)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: var(--wp-muted);
  }
`;

const Icon = styled(Base.Icon)`
  flex: none;
  color: var(--wp-muted);

  & > svg {
    width: 16px;
    height: 16px;
  }
`;

const Positioner = styled(Base.Positioner)`
  z-index: var(--wp-layer-overlay);
`;

const Popup = styled(Base.Popup)`
  ${popupStyles}
  min-width: var(--anchor-width);
  max-width: calc(100vw - 16px);
  max-height: min(320px, var(--available-height));
  padding: 5px;
`;

const Option = styled(Base.Item)`
  ${optionStyles}
  justify-content: space-between;
`;

const Hint = styled.span`
  display: block;
  color: var(--wp-muted);
  font-size: 12px;
`;

const Tick = styled(Base.ItemIndicator)`
  color: var(--wp-brand-text);

  & > svg {
    width: 16px;
    height: 16px;
  }
`;

type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  hint?: string | undefined;
  disabled?: boolean;
};

export type SelectProps<Value extends string> = FieldTexts & {
  options: readonly SelectOption<Value>[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string | undefined;
  disabled?: boolean;
  id?: string | undefined;
};

/** One of many, in a form; letters jump to an option. For dense rows there is NativeSelect, which weighs nothing. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  disabled = false,
  ...texts
}: SelectProps<Value>) {
  const container = useOverlayContainer();
  return (
    <Field {...texts}>
      {(wiring) => (
        <CSPProvider disableStyleElements>
          <Base.Root
            items={options}
            modal={false}
            value={value}
            onValueChange={(next) => next !== null && onChange(next)}
            disabled={disabled}
          >
            <Trigger {...wiring}>
              <Value placeholder={placeholder} />
              <Icon>
                <ChevronDown aria-hidden />
              </Icon>
            </Trigger>
            <Base.Portal container={container}>
              <Positioner sideOffset={6} alignItemWithTrigger={false} collisionPadding={8}>
                <Popup>
                  {options.map((option) => (
                    <Option key={option.value} value={option.value} disabled={option.disabled ?? false}>
                      <span>
                        <Base.ItemText>{option.label}</Base.ItemText>
                        {option.hint && <Hint>{option.hint}</Hint>}
                      </span>
                      <Tick>
                        <Check aria-hidden />
                      </Tick>
                    </Option>
                  ))}
                </Popup>
              </Positioner>
            </Base.Portal>
          </Base.Root>
        </CSPProvider>
      )}
    </Field>
  );
}
