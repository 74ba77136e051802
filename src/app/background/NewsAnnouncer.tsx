import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { headlineOf } from '../../domain/notifications/notification.ts';
import { useHeaderCounts } from '../../state/notifications/useHeaderCounts.ts';

/** Says politely that a notification has come; the focus stays where it is (WCAG 4.1.3). */
export function NewsAnnouncer() {
  const { t } = useTranslation('notifications');
  const latest = useHeaderCounts((counts) => counts.latest);
  return <VisuallyHidden role="status">{latest && t('new', { title: headlineOf(latest) })}</VisuallyHidden>;
}
