import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button.tsx';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import {
  countFilters,
  EVERYTHING,
  type StoreView,
  withoutFilters,
} from '../../domain/catalogue/storeView.ts';

/** Nothing found: what can be dropped to find more, the least first. */
export function EmptyResult({ view, onChange }: { view: StoreView; onChange(view: StoreView): void }) {
  const { t } = useTranslation('catalogue');
  const text = view.text.trim();
  const filters = countFilters(view);
  const isNarrowed = text !== '' || filters > 0 || view.bundle !== null;
  return (
    <EmptyState
      icon={<SearchX />}
      title={text ? t('empty.titleSearch', { text }) : t('empty.title')}
      text={isNarrowed ? t('empty.text') : t('empty.nothing')}
      actions={
        <>
          {filters > 0 && (
            <Button variant="primary" onClick={() => onChange(withoutFilters(view))}>
              {t('empty.dropFilters', { count: filters })}
            </Button>
          )}
          {view.bundle !== null && (
            <Button onClick={() => onChange({ ...view, bundle: null })}>{t('empty.dropBundle')}</Button>
          )}
          {text !== '' && (
            <Button onClick={() => onChange({ ...view, text: '' })}>{t('empty.dropSearch')}</Button>
          )}
          {isNarrowed && (
            <Button variant="quiet" onClick={() => onChange({ ...EVERYTHING, layout: view.layout })}>
              {t('empty.everything')}
            </Button>
          )}
        </>
      }
    />
  );
}
