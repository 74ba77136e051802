import { useState } from 'react';
import { toPositive } from '../domain/numbers/decimal.ts';

/** All rows are selected at first; a quantity of zero deselects its row. */
export const useQuantitySelection = <Key extends string | number>() => {
  const [deselected, setDeselected] = useState<ReadonlySet<Key>>(new Set());
  const [quantities, setQuantities] = useState<ReadonlyMap<Key, string>>(new Map());
  const select = (key: Key, isSelected: boolean) => {
    const others = [...deselected].filter((otherKey) => otherKey !== key);
    setDeselected(new Set(isSelected ? others : [...others, key]));
  };
  return {
    isSelected: (key: Key) => !deselected.has(key),
    quantityOf: (key: Key, initial: string) => quantities.get(key) ?? initial,
    select,
    selectAll: () => setDeselected(new Set()),
    deselectAll: (keys: readonly Key[]) => setDeselected(new Set(keys)),
    changeQuantity: (key: Key, quantity: string) => {
      setQuantities(new Map(quantities).set(key, quantity));
      select(key, toPositive(quantity) !== null);
    },
  };
};
