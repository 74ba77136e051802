import { Card } from './Card.ts';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';

type EmptyCardProps = EmptyStateProps & { role?: 'alert' | 'status' };

export function EmptyCard({ role, ...state }: EmptyCardProps) {
  return (
    <Card role={role}>
      <EmptyState {...state} />
    </Card>
  );
}
