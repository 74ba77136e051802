import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { fieldsIn } from '../../design-system/fields.ts';
import { Spinner } from '../../design-system/Spinner.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { useListener } from '../../design-system/useListener.ts';
import { DEFAULT_STORE_VIEW, storeQuery } from '../../domain/catalogue/storeView.ts';
import { paths } from '../../routing/paths.ts';
import { useStoreProducts } from '../../state/catalogue/useCatalogue.ts';
import { useOffers } from '../../state/catalogue/useOffers.ts';
import { ProductRow } from '../../widgets/catalogue/ProductItems.tsx';
import { LoadFailed } from '../../widgets/visit/LoadFailed.tsx';
import { FoundDocuments } from './FoundDocuments.tsx';

const MAX_PRODUCTS = 6;

const Panel = styled.section`
  position: absolute;
  inset-block-start: calc(100% + 8px);
  inset-inline-start: 0;
  z-index: 20;
  width: min(620px, 100vw - 48px);
  max-height: min(620px, 75dvh);
  padding: 12px;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--wp-line);
  border-radius: var(--wp-radius-card);
  background: var(--wp-page);
  box-shadow: var(--wp-shadow-2);

  ${phone} {
    inset-inline: 8px;
    width: auto;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin-block-end: 12px;
`;

const Count = styled.p`
  margin-block-end: 8px;
  color: var(--wp-muted);
`;

const usePanel = (onClose: () => void) => {
  const panel = useRef<HTMLElement>(null);
  const search = () => panel.current?.parentElement;
  const onOutside = ({ target }: Event) => {
    const isOutside = target instanceof Node && !search()?.contains(target);
    if (isOutside && !(target instanceof Element && target.closest('[role=dialog], [role=alert]'))) onClose();
  };
  useListener(document, 'pointerdown', onOutside);
  useListener(document, 'focusin', onOutside);
  useListener(document, 'keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented || !panel.current?.contains(document.activeElement)) return;
    const [field] = fieldsIn(search());
    onClose();
    field?.focus();
  });
  return panel;
};

/** What a search finds, over a page that the customer doesn't want to leave: the cart and the checkout. */
export function SearchPanel({ text, onClose }: { text: string; onClose(): void }) {
  const { t } = useTranslation(['catalogue', 'layout']);
  const format = useFormat();
  const panel = usePanel(onClose);
  const view = { ...DEFAULT_STORE_VIEW, text };
  const { data, isPending, isError, isPlaceholderData, refetch } = useStoreProducts(view);
  const firstPage = data?.pages[0];
  const products = useMemo(() => firstPage?.products.slice(0, MAX_PRODUCTS) ?? [], [firstPage]);
  const offers = useOffers(useMemo(() => (products.length > 0 ? [products] : []), [products]));
  const total = isPlaceholderData ? null : (firstPage?.total ?? null);
  const count = total === null ? null : t('store.count', { count: total, number: format.number(total) });
  return (
    <Panel ref={panel} aria-label={t('search.results')} aria-busy={total === null && !isError}>
      <FoundDocuments text={text} />
      {isPending && <Spinner label={t('store.loading')} />}
      {isError && !data && (
        <LoadFailed
          title={t('store.failed')}
          retry={() => void refetch()}
          offline={t('layout:offline.search', { text })}
        />
      )}
      <Count role="status">{total === 0 ? t('empty.titleSearch', { text }) : count}</Count>
      <List aria-label={t('store.list')}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductRow
              product={product}
              offer={offers.byProduct.get(product.id) ?? null}
              failed={offers.failed}
              isNarrow
              section="search"
            />
          </li>
        ))}
      </List>
      {total !== null && total > products.length && (
        <ButtonLink as={Link} to={paths.store(storeQuery(view))} onClick={onClose}>
          {t('search.all', { count: total, number: format.number(total) })}
        </ButtonLink>
      )}
    </Panel>
  );
}
