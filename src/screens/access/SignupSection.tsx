import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { phone } from '../../design-system/theme/media.ts';

const Fieldset = styled.fieldset`
  display: grid;
  gap: 14px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  &[hidden] {
    display: none;
  }

  & legend {
    margin-block-end: 8px;
    padding: 0;
    font-size: 16px;
    font-weight: 700;
    line-height: 24px;
  }

  /* A step fits a screen. */
  ${phone} {
    gap: 10px;
  }
`;

type SignupSectionProps = { title: string; isHidden: boolean; children: ReactNode };

export function SignupSection({ title, isHidden, children }: SignupSectionProps) {
  return (
    <Fieldset hidden={isHidden}>
      <legend>{title}</legend>
      {children}
    </Fieldset>
  );
}
