import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { ChoiceLabel, ChoiceLine } from './choiceStyles.ts';

const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 38px;
  height: 22px;
  border: 1px solid var(--wp-control);
  border-radius: 11px;
  background: var(--wp-surface);
  cursor: inherit;

  &::after {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: var(--wp-control);
  }

  &:checked {
    border-color: var(--wp-brand-edge);
    background: var(--wp-brand);
  }

  &:checked::after {
    inset-inline-start: 19px;
    background: var(--wp-on-brand);
  }
`;

const Line = styled(ChoiceLine)`
  gap: 16px;
  width: 100%;
`;

const Hint = styled.span`
  display: block;
  color: var(--wp-muted);
  font-size: 13px;
`;

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> & {
  label: ReactNode;
  hint: ReactNode;
};

/** What is on or off at once, without a button that saves it. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  const id = useId();
  return (
    <Line>
      <ChoiceLabel>
        <span id={id}>{label}</span>
        <Hint id={`${id}-hint`}>{hint}</Hint>
      </ChoiceLabel>
      <Track {...input} type="checkbox" role="switch" aria-labelledby={id} aria-describedby={`${id}-hint`} />
    </Line>
  );
}
