import { type ChangeEvent, useState } from 'react';
import { toPositive } from '../../domain/numbers/decimal.ts';
import type { Size } from '../../domain/pricing/size.ts';
import type { UnitOfMeasure } from '../../domain/pricing/types.ts';
import type { LineQuote } from '../../domain/recommendations/quoteLine.ts';

type Key = string | number;

type PickLine = {
  key: Key;
  quantity: string;
  unit: UnitOfMeasure | null;
  size: Size | null;
  quoteOf(quantity: string): LineQuote | null;
  canPick(quote: LineQuote | null): boolean;
};

export type PickRow<Line extends PickLine = PickLine> = Line & {
  quote: LineQuote | null;
  isPickable: boolean;
  isPicked: boolean;
  pick(isPicked: boolean): void;
  changeQuantity(quantity: string): void;
};

/** All rows are picked at first; a quantity of zero takes its row out. */
export const usePickList = <Line extends PickLine>(lines: readonly Line[]) => {
  const [unpicked, setUnpicked] = useState<ReadonlySet<Key>>(new Set());
  const [quantities, setQuantities] = useState<ReadonlyMap<Key, string>>(new Map());
  const pick = (key: Key, isPicked: boolean) => {
    const others = [...unpicked].filter((otherKey) => otherKey !== key);
    setUnpicked(new Set(isPicked ? others : [...others, key]));
  };
  const rows = lines.map((line): PickRow<Line> => {
    const { key } = line;
    const quantity = quantities.get(key) ?? line.quantity;
    const quote = line.quoteOf(quantity);
    const isPickable = line.canPick(quote);
    return {
      ...line,
      quantity,
      quote,
      isPickable,
      isPicked: isPickable && !unpicked.has(key) && toPositive(quantity) !== null,
      pick: (isPicked) => pick(key, isPicked),
      changeQuantity: (newQuantity) => {
        setQuantities(new Map(quantities).set(key, newQuantity));
        pick(key, toPositive(newQuantity) !== null);
      },
    };
  });
  const pickable = rows.filter(({ isPickable }) => isPickable);
  const picked = rows.filter(({ isPicked }) => isPicked);
  const all = {
    checked: picked.length === pickable.length,
    indeterminate: picked.length > 0 && picked.length < pickable.length,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      setUnpicked(new Set(currentTarget.checked ? [] : pickable.map(({ key }) => key))),
  };
  return { rows, pickable, picked, all };
};
