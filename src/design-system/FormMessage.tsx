import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { errorSign } from './fieldStyles.ts';

const Frame = styled.p<{ $tone: 'bad' | 'warn' }>`
  ${({ $tone }) => $tone === 'bad' && errorSign}
  padding: 10px 14px;
  border-inline-start: 4px solid var(--wp-${({ $tone }) => $tone});
  border-radius: var(--wp-radius);
  background: var(--wp-${({ $tone }) => $tone}-tint);
`;

/** What a form as a whole has to say: an Alert without its icon, for screens that must weigh nothing. Read out when it appears. */
export function FormMessage({ tone, children }: { tone: 'bad' | 'warn'; children: ReactNode }) {
  return (
    <Frame $tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </Frame>
  );
}
