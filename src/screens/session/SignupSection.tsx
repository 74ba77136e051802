import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Fieldset = styled.fieldset`
  display: grid;
  gap: 14px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & legend {
    margin-block-end: 12px;
    padding: 0;
    font-size: 17px;
    font-weight: 650;
  }
`;

/** A part of the sign-up under a heading of its own. */
export function SignupSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fieldset>
      <legend>{title}</legend>
      {children}
    </Fieldset>
  );
}
