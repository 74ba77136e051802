import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChoiceAside, ChoiceLabel, ChoiceLine, choiceBox } from './choiceStyles.ts';

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
  aside?: ReactNode;
};

export function Radio({ label, aside, className, ...input }: RadioProps) {
  return (
    <ChoiceLine className={className}>
      <RadioDot {...input} />
      <ChoiceLabel>{label}</ChoiceLabel>
      {aside !== undefined && <ChoiceAside>{aside}</ChoiceAside>}
    </ChoiceLine>
  );
}
