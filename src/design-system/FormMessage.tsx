import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { errorIcon } from './fieldStyles.ts';

const Frame = styled.p<{ $tone: 'bad' | 'warn' }>`
  --mark: var(--wp-${({ $tone }) => $tone});
  ${errorIcon}
  padding: 10px 14px;
  border-inline-start: 4px solid var(--mark);
  border-radius: var(--wp-radius);
  color: var(--wp-ink);
  background: var(--wp-${({ $tone }) => $tone}-tint);
`;

export function FormMessage({ tone, children }: { tone: 'bad' | 'warn'; children: ReactNode }) {
  return (
    <Frame $tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </Frame>
  );
}
