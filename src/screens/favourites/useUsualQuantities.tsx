import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import {
  type UsualOrder,
  type UsualQuantities,
  type UsualQuantity,
  usualOrder,
} from '../../domain/favourites/usualQuantity.ts';
import type { Offers } from '../../state/catalogue/useOffers.ts';
import { setUsualQuantity } from '../../state/favourites/manageLists.ts';
import { useListDependencies } from '../../state/favourites/useListDependencies.ts';
import { useCompany } from '../../state/usePortal.ts';
import { UsualQuantityDialog } from './lazyDialogs.tsx';
import { UsualQuantityButton, UsualQuantityLine } from './UsualQuantityButton.tsx';
import { useFavouriteNotices } from './useFavouriteNotices.ts';

const useUsualText = () => {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { sizeInput } = useCompany().settings;
  return (usual: UsualQuantity, { units }: Pick<Offer, 'units'>): string => {
    const { quantity, unit, size } = usualOrder(usual, units);
    return [format.number(quantity), unit?.name ?? t('piece'), sizeInput && size?.text]
      .filter(Boolean)
      .join(' × ');
  };
};

type Options = {
  usual: UsualQuantities;
  offers: Pick<Offers, 'byProduct'>;
  listId: string | null;
};

export const useUsualQuantities = ({ usual, offers, listId }: Options) => {
  const { t } = useTranslation('favourites');
  const { settings } = useCompany();
  const dependencies = useListDependencies();
  const notices = useFavouriteNotices();
  const usualText = useUsualText();
  const [editedId, setEditedId] = useState<number | null>(null);
  const orders = useMemo(
    () =>
      new Map<number, UsualOrder>(
        [...offers.byProduct].flatMap(([id, { units }]) => {
          const kept = usual[id];
          return kept ? [[id, usualOrder(kept, units)]] : [];
        }),
      ),
    [offers, usual],
  );

  const save = async (productId: number, next: UsualQuantity | null) => {
    setEditedId(null);
    if (listId === null) return;
    const result = await setUsualQuantity(dependencies, listId, productId, next);
    if (!result.ok) notices.refused(result.reason);
  };
  const noteOf = (product: Product): ReactNode => {
    const offer = offers.byProduct.get(product.id);
    const kept = usual[product.id];
    const isReadOnly = listId === null;
    if (isReadOnly && !kept) return null;
    if (!offer) return <UsualQuantityLine $isUnset={!kept} />;
    const text = kept ? usualText(kept, offer) : null;
    if (isReadOnly) return <UsualQuantityLine>{t('usual.label', { many: text })}</UsualQuantityLine>;
    return (
      <UsualQuantityButton
        product={productTitle(product, settings).name}
        usual={text}
        onClick={() => setEditedId(product.id)}
      />
    );
  };
  const edited = editedId === null ? undefined : offers.byProduct.get(editedId);
  const dialog = edited && (
    <UsualQuantityDialog
      offer={edited}
      usual={usual[edited.product.id]}
      onSave={(next) => void save(edited.product.id, next)}
      onClose={() => setEditedId(null)}
    />
  );
  return { initialOf: ({ id }: Product) => orders.get(id), noteOf, dialog };
};
