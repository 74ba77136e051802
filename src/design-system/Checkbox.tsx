import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChoiceAside, ChoiceLabel, ChoiceLine, choiceBox } from './choiceStyles.ts';

const Box = styled.input`
  ${choiceBox}
  border-radius: 5px;

  &::after {
    content: '';
    width: 9px;
    height: 5px;
    margin-block-start: -2px;
    border: solid var(--wp-on-brand);
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg);
    opacity: 0;
  }

  &:checked::after {
    opacity: 1;
  }

  &:indeterminate::after {
    height: 0;
    margin: 0;
    border-width: 0 0 2px;
    transform: none;
    opacity: 1;
  }
`;

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'ref'> & {
  label: ReactNode;
  aside?: ReactNode;
  indeterminate?: boolean;
};

export function Checkbox({ label, aside, indeterminate = false, className, ...input }: CheckboxProps) {
  const show = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = indeterminate;
  };
  return (
    <ChoiceLine className={className}>
      <Box ref={show} type="checkbox" {...input} />
      <ChoiceLabel>{label}</ChoiceLabel>
      {aside !== undefined && <ChoiceAside>{aside}</ChoiceAside>}
    </ChoiceLine>
  );
}
