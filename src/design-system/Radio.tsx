import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChoiceAside, ChoiceLine, ChoiceWords, choiceBox } from './choiceStyles.ts';

export const RadioDot = styled.input.attrs({ type: 'radio' })`
  ${choiceBox}
  border-radius: 50%;

  &::after {
    content: '';
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--wp-on-brand);
    opacity: 0;
  }

  &:checked::after {
    opacity: 1;
  }
`;

export type RadioProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: ReactNode;
  /** Content at the end of the line, for example a count. */
  aside?: ReactNode;
};

/** A native radio button with a label; buttons of a group share `name`. */
export function Radio({ label, aside, className, ...input }: RadioProps) {
  return (
    <ChoiceLine className={className}>
      <RadioDot {...input} />
      <ChoiceWords>{label}</ChoiceWords>
      {aside !== undefined && <ChoiceAside>{aside}</ChoiceAside>}
    </ChoiceLine>
  );
}
