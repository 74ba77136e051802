import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { highlightText } from '../../components/highlightText.tsx';
import { Link } from '../../components/Link.tsx';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { Spinner } from '../../design-system/Spinner.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import type { Highlights } from '../../domain/catalogue/highlights.ts';
import type { LastPurchase } from '../../domain/catalogue/lastPurchase.ts';
import { matchingParts } from '../../domain/catalogue/matchingParts.ts';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { DEFAULT_STORE_VIEW, storeQuery } from '../../domain/catalogue/storeView.ts';
import { hasCode } from '../../domain/partNumbers/hasCode.ts';
import { paths } from '../../routing/paths.ts';
import { useStoreProducts } from '../../state/catalogue/useCatalogue.ts';
import { useOffers } from '../../state/catalogue/useOffers.ts';
import { usePartNumbers } from '../../state/partNumbers/usePartNumbers.ts';
import { useCompany } from '../../state/usePortal.ts';
import { loadBodies } from '../../widgets/catalogue/ProductItems.tsx';
import { useOwnNumbers } from '../../widgets/partNumbers/useOwnNumbers.ts';
import { LoadFailed } from '../../widgets/visit/LoadFailed.tsx';
import { HitCategories } from './HitCategories.tsx';
import { PanelHeading, PanelLink, rowRing, rowStyles } from './searchPanelStyles.ts';

const MAX_PRODUCTS = 6;

const FoundOffer = lazyWithRetry(() => loadBodies().then((module) => module.FoundOffer));

const Row = styled.li`
  ${rowStyles}
  display: grid;
  grid-template: 'picture name controls' auto 'picture stock controls' auto / 44px minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
  column-gap: 10px;
  min-height: 64px;

  & > :first-child {
    grid-area: picture;
  }

  /* Where Enter and Tab lead to. */
  section:not(:focus-within) &[data-exact] {
    background: var(--wp-brand-tint);
  }

  /* Says what is there, beside a button that does something. */
  [data-in-cart] > a {
    padding: 0;
    border-color: transparent;
    background: none;

    & > :first-child::before {
      content: '✓ ';
    }
  }

  ${phone} {
    grid-template: 'picture name' auto 'picture stock' auto 'controls controls' auto / 44px minmax(0, 1fr);
    padding-block: 8px;

    & > :last-child > :first-child {
      min-height: 0;
    }

    /* What the price was comes after it, so that all prices begin at one edge. */
    & s {
      order: 1;
    }
  }
`;

const Name = styled(Link)`
  grid-area: name;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: inherit;
  font-weight: 650;
  line-height: 1.3;
  text-decoration: none;

  /* The whole row leads to the product; what is pressed in it lies above. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 9px;
  }

  ${rowRing}
`;

type FoundRowProps = {
  product: Product;
  offer: Offer | null;
  found: Highlights | undefined;
  search: string;
  isExact: boolean;
  lastPurchase: LastPurchase | undefined;
  onOpen(): void;
  onAdd(): void;
};

/** What was typed is marked; what the search service found instead of it only where that isn't in the texts. */
const highlightsOf = (texts: readonly string[], search: string, found: Highlights | undefined) => {
  const typed = texts.map((text) => matchingParts(text, search));
  return typed.flat().some(({ isMatch }) => isMatch)
    ? new Map(texts.map((text, index) => [text.normalize('NFC'), typed[index] ?? []]))
    : found;
};

function FoundRow({ product, offer, found, search, isExact, lastPurchase, onOpen, onAdd }: FoundRowProps) {
  const { name, details } = productTitle(product, useCompany().settings);
  const [code = ''] = details;
  const ownNumbers = useOwnNumbers()(product.id);
  const highlights = highlightsOf([name, code], search, found);
  return (
    <Row data-exact={isExact || undefined}>
      <ProductPicture src={product.image} size={44} />
      <Name data-row="product" to={paths.product(product.id)} title={name} onClick={onOpen}>
        {highlightText(name, highlights)}
      </Name>
      <FoundOffer
        product={product}
        offer={offer}
        lastPurchase={lastPurchase}
        detail={
          (code || ownNumbers) && (
            <>
              {highlightText(code, highlights)}
              {code && ownNumbers && ' · '}
              {ownNumbers}
            </>
          )
        }
        onAdd={onAdd}
      />
    </Row>
  );
}

/** Those with the code itself come first, where Enter leads to. */
const useHits = (text: string) => {
  const list = useStoreProducts({ ...DEFAULT_STORE_VIEW, text });
  const page = list.data?.pages[0];
  const numbers = usePartNumbers();
  const products = useMemo(
    () =>
      (page?.products ?? [])
        .toSorted((one, other) => Number(hasCode(other, text, numbers)) - Number(hasCode(one, text, numbers)))
        .slice(0, MAX_PRODUCTS),
    [page, text, numbers],
  );
  const offers = useOffers(useMemo(() => (products.length > 0 ? [products] : []), [products]));
  const total = list.isPlaceholderData ? null : (page?.total ?? null);
  const { highlights, facets, purchases } = page ?? {};
  return { list, highlights, facets, purchases, products, offers, total, numbers };
};

type HitsHeadingProps = { text: string; total: number | null; shown: number; onOpen(): void };

function HitsHeading({ text, total, shown, onOpen }: HitsHeadingProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const none = total === 0 ? t('empty.titleSearch', { text }) : null;
  const number = format.number(total ?? 0);
  const count = total === null ? '' : t('store.count', { count: total, number });
  return (
    <>
      <PanelHeading>
        {none ?? t('store.list')}
        {total !== null && total > shown && (
          <PanelLink as={Link} to={paths.store(storeQuery({ ...DEFAULT_STORE_VIEW, text }))} onClick={onOpen}>
            {t('search.all', { number })}
          </PanelLink>
        )}
      </PanelHeading>
      <VisuallyHidden role="status">{none ?? count}</VisuallyHidden>
    </>
  );
}

/** `isOptional`: nothing is said of products that aren't found, because something else is. */
type SearchedProductsProps = {
  text: string;
  isOptional: boolean;
  children: ReactNode;
  onOpen(): void;
  onAdd(): void;
};

/** The best hits of a search, and the way to all of them. */
export function SearchedProducts({ text, isOptional, children, onOpen, onAdd }: SearchedProductsProps) {
  const { t } = useTranslation(['catalogue', 'layout']);
  const { list, highlights, facets, purchases, products, offers, total, numbers } = useHits(text);
  if (isOptional && total === 0) return null;
  return (
    <div aria-busy={total === null && !list.isError}>
      <HitsHeading text={text} total={total} shown={products.length} onOpen={onOpen} />
      {list.isPending && <Spinner label={t('store.loading')} />}
      {list.isError && !list.data && (
        <LoadFailed
          title={t('store.failed')}
          retry={() => void list.refetch()}
          offline={t('layout:offline.search', { text })}
        />
      )}
      <ul aria-label={t('store.list')}>
        {products.map((product) => (
          <FoundRow
            key={product.id}
            product={product}
            offer={offers.byProduct.get(product.id) ?? null}
            found={highlights?.get(product.id)}
            search={text}
            isExact={hasCode(product, text, numbers)}
            lastPurchase={purchases?.[product.id]}
            onOpen={onOpen}
            onAdd={onAdd}
          />
        ))}
      </ul>
      {facets && <HitCategories text={text} facets={facets} onOpen={onOpen} />}
      {children}
    </div>
  );
}
