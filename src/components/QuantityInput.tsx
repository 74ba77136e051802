import { useTranslation } from 'react-i18next';
import { QuantityField } from '../design-system/QuantityField.tsx';
import type { QuantityOptions, SpecialInput } from '../design-system/useQuantity.ts';
import { toDecimal } from '../domain/numbers/decimal.ts';
import { formatForWire, parseLocalNumber } from '../domain/numbers/localNumber.ts';
import { canHaveSize, looksLikeDimension, parseSize, type Size } from '../domain/pricing/size.ts';
import type { UnitOfMeasure } from '../domain/pricing/types.ts';
import { fitsUnit, isTooLarge, roundUpToUnit } from '../domain/pricing/wholeQuantity.ts';
import { useFormat } from './useFormat.ts';

/**
 * `value`: decimal text in `unit`, null for pieces. A quantity that doesn't fit it is refused beside the
 * field, and the typed text stays. `onSize`: a dimension such as `2x3` was typed, and the quantity stays;
 * returns an error text, or an empty one.
 */
type QuantityInputProps = {
  product: string;
  quantityLabel?: string;
  value: string;
  unit: UnitOfMeasure | null;
  min?: string;
  disabled?: boolean;
  onCommit(value: string): void;
  adjust?: QuantityOptions['adjust'];
  onSize?: ((size: Size) => string) | undefined;
  onEnter?: ((quantity: string) => void) | undefined;
};

export function QuantityInput({
  product,
  quantityLabel,
  value,
  unit,
  min = '0',
  disabled = false,
  onCommit,
  adjust = (quantity) => ({ value: quantity }),
  onSize,
  onEnter,
}: QuantityInputProps) {
  const { t } = useTranslation(['common', 'layout']);
  const format = useFormat();
  const parseSizeInput = (text: string): SpecialInput | null => {
    if (!onSize || !looksLikeDimension(text)) return null;
    const size = parseSize(text);
    if (!size) return { error: t('quantity.size.unreadable', { text }) };
    const message = t('quantity.size.taken', { size: size.text, number: format.number(size.value) });
    return {
      apply: () => {
        const problem = onSize(size);
        return { message: problem || message, isTaken: problem === '' };
      },
    };
  };
  const notWhole = t('layout:quantity.notWhole');
  const toUnit = (quantity: string) => {
    const decimal = toDecimal(quantity);
    return decimal ? formatForWire(roundUpToUnit(decimal, unit)) : quantity;
  };
  return (
    <QuantityField
      label={t('quantity.label', { word: quantityLabel || t('quantity.word'), product })}
      decreaseLabel={t('quantity.decrease', { product })}
      increaseLabel={t('quantity.increase', { product })}
      value={value}
      min={min}
      disabled={disabled}
      problem={fitsUnit(value, unit) ? undefined : notWhole}
      invalidMessage={(text) => {
        const number = parseLocalNumber(text, format.separators);
        if (!number) return t('quantity.unreadable', { text });
        if (isTooLarge(number)) return t('layout:quantity.tooLarge');
        return number.lt(0) ? t('layout:quantity.negative') : notWhole;
      }}
      format={(number) => format.number(number)}
      parse={(text) => {
        const number = parseLocalNumber(text, format.separators);
        if (!number?.gte(0) || isTooLarge(number) || !fitsUnit(number.toFixed(), unit)) return null;
        return formatForWire(number);
      }}
      parseSpecial={parseSizeInput}
      inputMode={onSize ? 'text' : 'decimal'}
      hint={onSize && canHaveSize(unit) ? t('quantity.size.hint') : undefined}
      adjust={(quantity) => adjust(toUnit(quantity))}
      onCommit={onCommit}
      onEnter={onEnter}
    />
  );
}
