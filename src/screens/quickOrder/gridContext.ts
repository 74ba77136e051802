import { createContext, type RefCallback, useContext, useMemo, useRef } from 'react';
import { focusedElement } from '../../design-system/focusedElement.ts';
import { isHandheld } from '../../design-system/isHandheld.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import type { QuickOrderActions } from '../../state/quickOrder/quickOrderService.ts';

export type Column = 'code' | 'quantity';

const nameOf = (key: string, column: Column) => `${column}:${key}`;

// A phone would open its keyboard, and nobody is interrupted who is typing elsewhere.
const mayTakeFocus = (pointer: 'fine' | 'coarse' | undefined): boolean =>
  !isHandheld(pointer) && !(focusedElement() instanceof HTMLInputElement);

/**
 * Where the focus goes in the grid: at first to the code of the row `firstKey`, if any. A field that isn't rendered yet, of a row that was just made,
 * gets it when it is.
 */
export const useGridFocus = (firstKey: string) => {
  const { pointer } = useAppearance().context;
  const fields = useRef(new Map<string, HTMLInputElement>());
  const wanted = useRef(firstKey && mayTakeFocus(pointer) ? nameOf(firstKey, 'code') : '');
  return useMemo(() => {
    const registrations = new Map<string, RefCallback<HTMLInputElement>>();
    const register = (key: string, column: Column): RefCallback<HTMLInputElement> => {
      const name = nameOf(key, column);
      const known = registrations.get(name);
      if (known) return known;
      const registration: RefCallback<HTMLInputElement> = (field) => {
        if (!field) return void fields.current.delete(name);
        fields.current.set(name, field);
        if (wanted.current !== name) return;
        wanted.current = '';
        field.focus();
      };
      registrations.set(name, registration);
      return registration;
    };
    const focus = (key: string, column: Column): void => {
      const name = nameOf(key, column);
      const field = fields.current.get(name);
      wanted.current = field ? '' : name;
      field?.focus();
    };
    return { register, focus };
  }, []);
};

/** `keyAt`: the row at an index; the last is the empty one. `paste`: a block of text at a row. */
export type Grid = ReturnType<typeof useGridFocus> & {
  actions: QuickOrderActions;
  keyAt(index: number): string | undefined;
  paste(text: string, key: string): void;
  addToCart(): void;
  /** Opens the own part numbers of a row's product. */
  editNumbers(product: Product): void;
  /** Has a row read out once it is known what it orders. */
  announce(key: string): void;
};

export const GridContext = createContext<Grid | null>(null);

export const useGrid = (): Grid => {
  const grid = useContext(GridContext);
  if (!grid) throw new Error('A cell was rendered outside of the grid');
  return grid;
};
