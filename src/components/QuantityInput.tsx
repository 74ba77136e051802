import { useTranslation } from 'react-i18next';
import { QuantityField } from '../design-system/QuantityField.tsx';
import type { OtherMeaning, QuantityOptions } from '../design-system/useQuantity.ts';
import { formatForWire, parseLocalNumber } from '../domain/numbers/localNumber.ts';
import { looksLikeDimension, parseSize, type Size } from '../domain/pricing/size.ts';
import { useFormat } from './useFormat.ts';

type QuantityInputProps = {
  /** Product name for the accessible label. */
  product: string;
  /** The company's label for quantity; empty for the default. */
  word?: string;
  /** Decimal text in the chosen unit. */
  value: string;
  min?: string;
  disabled?: boolean;
  onCommit(value: string): void;
  /** Adjusts a quantity, with a reason when it changes. */
  settle?: QuantityOptions['settle'];
  /** Called when a dimension such as `2x3` was typed; the quantity stays. Returns an error text, or an empty one. */
  onSize?: ((size: Size) => string) | undefined;
  /** Called on Enter with the chosen quantity. */
  onEnter?: ((quantity: string) => void) | undefined;
};

/**
 * The portal's quantity field with the customer's separators and error messages (experience: Quantity field). Invalid
 * dimensions show an error and change nothing.
 */
export function QuantityInput({
  product,
  word,
  value,
  min = '0',
  disabled = false,
  onCommit,
  settle,
  onSize,
  onEnter,
}: QuantityInputProps) {
  const { t } = useTranslation(['common', 'layout']);
  const format = useFormat();
  const sizeMeant = (text: string): OtherMeaning | null => {
    if (!onSize || !looksLikeDimension(text)) return null;
    const size = parseSize(text);
    if (!size) return { problem: t('quantity.size.unreadable', { text }) };
    const said = t('quantity.size.taken', { size: size.text, number: format.number(size.value) });
    return { take: () => onSize(size) || said };
  };
  return (
    <QuantityField
      label={t('quantity.label', { word: word || t('quantity.word'), product })}
      decreaseLabel={t('quantity.decrease', { product })}
      increaseLabel={t('quantity.increase', { product })}
      value={value}
      min={min}
      disabled={disabled}
      unreadable={(text) =>
        parseLocalNumber(text, format.separators)?.lt(0)
          ? t('layout:quantity.negative')
          : t('quantity.unreadable', { text })
      }
      format={(number) => format.number(number)}
      parse={(text) => {
        const number = parseLocalNumber(text, format.separators);
        return number?.gte(0) ? formatForWire(number) : null;
      }}
      meaning={sizeMeant}
      inputMode={onSize ? 'text' : 'decimal'}
      hint={onSize && t('quantity.size.hint')}
      settle={settle}
      onCommit={onCommit}
      onEnter={onEnter}
    />
  );
}
