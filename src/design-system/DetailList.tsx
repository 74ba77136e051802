import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Names above their values, as many beside each other as fit. `$columnWidth`: the least of a column, px. */
export const DetailList = styled.dl<{ $columnWidth?: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, ${({ $columnWidth = 150 }) => $columnWidth}px), 1fr)
  );
  gap: 14px 24px;
  overflow-wrap: anywhere;

  & dt {
    color: var(--wp-muted);
    font-size: 13px;
  }
`;

type DetailProps = { name: ReactNode; className?: string; children: ReactNode };

/** Nothing without a value. */
export function Detail({ name, className, children }: DetailProps) {
  if (!children) return null;
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
