import { useTranslation } from 'react-i18next';
import { usePortal } from '../../state/usePortal.ts';
import { ShelfFrame } from './ShelfFrame.tsx';
import { ShelfLabels } from './ShelfLabels.tsx';

/** Labels for the shelf of a list, to be printed: without the portal's header and footer. */
export function ShelfLabelsScreen() {
  const { t } = useTranslation('favourites');
  const { ownsPage } = usePortal();
  const Page = ownsPage ? 'main' : 'div';
  return (
    <Page>
      <ShelfFrame title={t('labels.title')}>
        {(list) => <ShelfLabels key={list.id} productIds={list.productIds} />}
      </ShelfFrame>
    </Page>
  );
}
