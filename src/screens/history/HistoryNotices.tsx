import { CircleCheck, FileText, Lock, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { paths } from '../../routing/paths.ts';
import { type HistoryView, hasFilters } from './historyView.ts';

export function EmptyHistory({ view, onClearFilters }: { view: HistoryView; onClearFilters(): void }) {
  const { t } = useTranslation('orders');
  const { t: tHistory } = useTranslation('history');
  const { search, kind } = view;
  if (!hasFilters(view)) {
    return (
      <EmptyState
        icon={<FileText />}
        title={t(`none.${kind}`)}
        text={t('none.text')}
        actions={
          <ButtonLink as={Link} to={paths.store()} $variant="primary">
            {t('none.action')}
          </ButtonLink>
        }
      />
    );
  }
  const { status } = view;
  if ((status === 'unpaid' || status === 'overdue') && !hasFilters({ ...view, status: null })) {
    return (
      <EmptyState
        icon={<CircleCheck />}
        title={tHistory(`none.${status}`)}
        actions={<Button onClick={onClearFilters}>{tHistory('none.action')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={search ? t('notFound.title', { search }) : tHistory('found.none')}
      text={search ? t('notFound.text') : tHistory('found.text')}
      actions={<Button onClick={onClearFilters}>{t('notFound.action')}</Button>}
    />
  );
}

export function NoAccess() {
  const { t } = useTranslation('history');
  return (
    <EmptyState
      icon={<Lock />}
      title={t('noAccess.title')}
      text={t('noAccess.text')}
      actions={
        <ButtonLink as={Link} to={paths.account()}>
          {t('noAccess.action')}
        </ButtonLink>
      }
    />
  );
}

export function BeyondEnd({ onFirst }: { onFirst(): void }) {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      icon={<FileText />}
      title={t('beyond.title')}
      actions={<Button onClick={onFirst}>{t('beyond.action')}</Button>}
    />
  );
}
