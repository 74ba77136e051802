import { DEFAULT_STORE_VIEW, storeQuery } from '../../domain/catalogue/storeView.ts';
import type { Notification } from '../../domain/notifications/notification.ts';
import { paths } from '../../routing/paths.ts';

export const notificationLink = ({
  kind,
  transactionId,
  productId,
}: Pick<Notification, 'kind' | 'transactionId' | 'productId'>): string | null => {
  if (productId !== null) return paths.product(productId);
  if (kind === 'deal') return paths.store(storeQuery({ ...DEFAULT_STORE_VIEW, deals: true }));
  if (transactionId === '') return null;
  return kind === 'approvalWaiting' ? paths.approvals(transactionId) : paths.document(transactionId);
};
