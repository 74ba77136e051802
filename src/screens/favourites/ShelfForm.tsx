import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Card } from '../../design-system/Card.ts';
import { wrongFieldIn } from '../../design-system/fields.ts';
import type { FavouriteList } from '../../domain/favourites/favouriteList.ts';
import type { ParLevel } from '../../domain/favourites/parLevel.ts';
import type { ShelfCounts } from '../../domain/favourites/shelfOrders.ts';
import { parseLocalNumber } from '../../domain/numbers/localNumber.ts';
import { setParLevel } from '../../state/favourites/manageLists.ts';
import { useListDependencies } from '../../state/favourites/useListDependencies.ts';
import type { useShelfLines } from '../../state/favourites/useShelfLines.ts';
import type { useTypedShelf } from '../../state/favourites/useTypedShelf.ts';
import { useAddedNotice } from '../../widgets/cart/useAddedNotice.ts';
import { useOwnNumbers } from '../../widgets/partNumbers/useOwnNumbers.ts';
import { ShelfBar } from './ShelfBar.tsx';
import { ShelfRow } from './ShelfRow.tsx';
import { useFavouriteNotices } from './useFavouriteNotices.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

type ShelfFormProps = {
  list: FavouriteList;
  shelf: ReturnType<typeof useTypedShelf>;
  counts: ShelfCounts;
  order: ReturnType<typeof useShelfLines>;
};

const useSavePar = (listId: string) => {
  const dependencies = useListDependencies();
  const notices = useFavouriteNotices();
  return async (productId: number, par: ParLevel | null) => {
    const result = await setParLevel(dependencies, listId, productId, par);
    if (!result.ok) notices.refused(result.reason);
  };
};

/** Why a typed count can't be read; empty when it can, or nothing is typed. */
const useCountProblem = () => {
  const { t } = useTranslation(['common', 'layout']);
  const { separators } = useFormat();
  return (typed: string, counted: string | undefined): string => {
    const text = typed.trim();
    if (text === '' || counted !== undefined) return '';
    const isNegative = parseLocalNumber(text, separators)?.lt(0);
    return isNegative ? t('layout:quantity.negative') : t('quantity.unreadable', { text });
  };
};

const useAddMissing = ({ shelf, order }: Pick<ShelfFormProps, 'shelf' | 'order'>) => {
  const notice = useAddedNotice();
  return () => {
    if (order.toOrder.length === 0 || !order.isOpen) return;
    const result = order.add(order.toOrder.map((line) => ({ line, quantity: line.quantity })));
    notice({ result, requestedCount: order.toOrder.length });
    if (result.ok) shelf.clear();
  };
};

/** Adds what all shelves miss in one change of the cart, and starts a new count. */
export function ShelfForm({ list, shelf, counts, order }: ShelfFormProps) {
  const { t } = useTranslation('favourites');
  const addMissing = useAddMissing({ shelf, order });
  const rows = useRef<HTMLUListElement>(null);
  const savePar = useSavePar(list.id);
  const problemOf = useCountProblem();
  const ownNumbersOf = useOwnNumbers();
  const lines = order.lines ?? [];

  const add = (event: FormEvent) => {
    event.preventDefault();
    const unreadable = wrongFieldIn(rows.current);
    if (unreadable) unreadable.focus();
    else addMissing();
  };

  return (
    <Form noValidate onSubmit={add}>
      <Card $flush as="div">
        <ul ref={rows} aria-label={t('shelf.list')}>
          {lines.map((line) => {
            const { productId } = line.line;
            const typed = shelf.typed[productId] ?? '';
            return (
              <ShelfRow
                key={line.key}
                line={line}
                par={list.par[productId]}
                counted={counts[productId]}
                isMissing={order.missing[productId] !== undefined}
                ownNumbers={ownNumbersOf(productId)}
                typed={typed}
                problem={problemOf(typed, counts[productId])}
                onPar={(par) => void savePar(productId, par)}
                onType={(text) => shelf.type(productId, text)}
              />
            );
          })}
        </ul>
      </Card>
      <ShelfBar
        counted={lines.filter(({ line }) => counts[line.productId] !== undefined).length}
        all={lines.length}
        toOrder={order.toOrder.length}
        isOpen={order.isOpen}
      />
    </Form>
  );
}
