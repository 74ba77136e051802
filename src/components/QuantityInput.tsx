import { useTranslation } from 'react-i18next';
import { QuantityField } from '../design-system/QuantityField.tsx';
import { formatForWire, parseLocalNumber } from '../domain/numbers/localNumber.ts';
import { useFormat } from './useFormat.ts';

type QuantityInputProps = {
  /** Of what it is the quantity. */
  product: string;
  /** The company's own word for quantity; empty: the portal's. */
  word?: string;
  /** Decimal text in the chosen unit. */
  value: string;
  min?: string;
  disabled?: boolean;
  onCommit(value: string): void;
};

/** The quantity field of the portal: the customer's separators, and its words for what is wrong. */
export function QuantityInput({
  product,
  word,
  value,
  min = '0',
  disabled = false,
  onCommit,
}: QuantityInputProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <QuantityField
      label={t('quantity.label', { word: word || t('quantity.word'), product })}
      decreaseLabel={t('quantity.decrease', { product })}
      increaseLabel={t('quantity.increase', { product })}
      value={value}
      min={min}
      disabled={disabled}
      unreadable={(text) => t('quantity.unreadable', { text })}
      format={(number) => format.number(number)}
      parse={(text) => {
        const number = parseLocalNumber(text, format.separators);
        return number?.gte(0) ? formatForWire(number) : null;
      }}
      onCommit={onCommit}
    />
  );
}
