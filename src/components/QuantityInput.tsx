import { useTranslation } from 'react-i18next';
import { QuantityField } from '../design-system/QuantityField.tsx';
import type { QuantityOptions, SpecialInput } from '../design-system/useQuantity.ts';
import { formatForWire, parseLocalNumber } from '../domain/numbers/localNumber.ts';
import { looksLikeDimension, parseSize, type Size } from '../domain/pricing/size.ts';
import { useFormat } from './useFormat.ts';

type QuantityInputProps = {
  product: string;
  /** The company's label for quantity; empty for the default. */
  quantityLabel?: string;
  /** Decimal text in the chosen unit. */
  value: string;
  min?: string;
  disabled?: boolean;
  onCommit(value: string): void;
  adjust?: QuantityOptions['adjust'];
  /** Called when a dimension such as `2x3` was typed; the quantity stays. Returns an error text, or an empty one. */
  onSize?: ((size: Size) => string) | undefined;
  onEnter?: ((quantity: string) => void) | undefined;
};

export function QuantityInput({
  product,
  quantityLabel,
  value,
  min = '0',
  disabled = false,
  onCommit,
  adjust,
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
  return (
    <QuantityField
      label={t('quantity.label', { word: quantityLabel || t('quantity.word'), product })}
      decreaseLabel={t('quantity.decrease', { product })}
      increaseLabel={t('quantity.increase', { product })}
      value={value}
      min={min}
      disabled={disabled}
      invalidMessage={(text) =>
        parseLocalNumber(text, format.separators)?.lt(0)
          ? t('layout:quantity.negative')
          : t('quantity.unreadable', { text })
      }
      format={(number) => format.number(number)}
      parse={(text) => {
        const number = parseLocalNumber(text, format.separators);
        return number?.gte(0) ? formatForWire(number) : null;
      }}
      parseSpecial={parseSizeInput}
      inputMode={onSize ? 'text' : 'decimal'}
      hint={onSize && t('quantity.size.hint')}
      adjust={adjust}
      onCommit={onCommit}
      onEnter={onEnter}
    />
  );
}
