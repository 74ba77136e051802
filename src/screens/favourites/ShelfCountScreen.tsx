import { useTranslation } from 'react-i18next';
import { MutedText } from '../../design-system/MutedText.ts';
import { ShelfCount } from './ShelfCount.tsx';
import { ShelfFrame } from './ShelfFrame.tsx';

/** The list of the address: what is on the shelf is counted, and the difference to its par levels ordered. */
export function ShelfCountScreen() {
  const { t } = useTranslation('favourites');
  return (
    <ShelfFrame title={t('shelf.title')}>
      {(list) => (
        <>
          <MutedText>{t('shelf.intro')}</MutedText>
          <ShelfCount key={list.id} list={list} />
        </>
      )}
    </ShelfFrame>
  );
}
