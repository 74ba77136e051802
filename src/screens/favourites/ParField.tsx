import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnitSelect } from '../../components/UnitSelect.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { parseCount } from '../../domain/inventory/inventoryCapture.ts';
import { parseLocalNumber } from '../../domain/numbers/localNumber.ts';
import type { UnitOfMeasure } from '../../domain/pricing/types.ts';
import { fitsUnit } from '../../domain/pricing/wholeQuantity.ts';
import { ShelfField } from './ShelfField.tsx';
import { ParFrame, UnitName } from './shelfRowLayout.ts';

const useParProblem = () => {
  const { t } = useTranslation(['common', 'layout']);
  const { separators } = useFormat();
  return (typed: string, unit: UnitOfMeasure | null): string => {
    const text = typed.trim();
    const number = parseLocalNumber(text, separators);
    if (text === '') return '';
    if (number?.lt(0)) return t('layout:quantity.negative');
    const quantity = parseCount(text, separators);
    if (quantity === null) return t('quantity.unreadable', { text });
    return fitsUnit(quantity, unit) ? '' : t('layout:quantity.notWhole');
  };
};

type ParFieldProps = {
  product: string;
  /** Decimal text in `unit`; empty without a par level. */
  par: string;
  unit: UnitOfMeasure | null;
  units: readonly UnitOfMeasure[];
  onSave(par: string, unit: UnitOfMeasure | null): void;
};

/** Saved when the field is left, or another unit chosen; an empty field and 0 remove the par level. */
export function ParField({ product, par, unit, units, onSave }: ParFieldProps) {
  const { t } = useTranslation(['favourites', 'common']);
  const format = useFormat();
  const problemOf = useParProblem();
  const saved = `${par} ${unit?.code}`;
  const [edited, setEdited] = useState({ saved, typed: par === '' ? '' : format.number(par), unit });
  const isEdited = edited.saved === saved;
  const typed = isEdited ? edited.typed : par && format.number(par);
  const chosen = isEdited ? edited.unit : unit;
  const problem = problemOf(typed, chosen);
  const save = (of: UnitOfMeasure | null) => {
    if (problemOf(typed, of)) return;
    const quantity = parseCount(typed, format.separators) ?? '';
    if (quantity !== par || of !== unit) onSave(quantity, of);
  };
  const choose = (next: UnitOfMeasure) => {
    setEdited({ saved, typed, unit: next });
    save(next);
  };
  return (
    <ParFrame>
      <ShelfField
        name="par"
        label={t('shelf.par')}
        product={product}
        value={typed}
        problem={problem}
        onChange={(text) => setEdited({ saved, typed: text, unit: chosen })}
        onBlur={() => save(chosen)}
      />
      {units.length > 1 ? (
        <UnitSelect product={product} units={units} value={chosen} onChange={choose} />
      ) : (
        <UnitName>{chosen?.name ?? t('common:piece')}</UnitName>
      )}
    </ParFrame>
  );
}
