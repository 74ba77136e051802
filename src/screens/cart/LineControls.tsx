import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { QuantityInput } from '../../components/QuantityInput.tsx';
import { UnitSelect } from '../../components/UnitSelect.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { keepFocus } from '../../design-system/keepFocus.ts';
import { useStableHandler } from '../../design-system/useStableHandler.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import type { Decimal } from '../../domain/numbers/decimal.ts';
import type { UnitOfMeasure } from '../../domain/pricing/types.ts';
import type { LineChangeResult } from '../../state/cart/changeLines.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import { useCompany } from '../../state/usePortal.ts';
import { useRemoveLine } from '../../widgets/cart/useRemoveLine.ts';

type LineControlsProps = {
  lineKey: string;
  line: CartLine;
  product: string;
  row: RefObject<HTMLElement | null>;
  onRefusal(text: string): void;
};

export function LineControls({ lineKey, line, product, row, onRefusal }: LineControlsProps) {
  const { t } = useTranslation('cart');
  const { actions } = useCartService();
  const { settings } = useCompany();
  const { change } = useRemoveLine();
  const format = useFormat();
  const noInventoryText = (units: Decimal) => t('line.noInventory', { units: format.number(units) });
  const refusalOf = (result: LineChangeResult | undefined) =>
    !result || result.ok ? '' : noInventoryText(result.units);
  const setUnit = useStableHandler((unit: UnitOfMeasure) =>
    onRefusal(refusalOf(actions()?.setUnit(lineKey, unit))),
  );
  /** A quantity above the stock is reset, with the reason beside the field. */
  const checkStock = (quantity: string) => {
    const units = actions()?.stockShortfall(line, quantity);
    return units ? { value: line.quantity, reason: noInventoryText(units) } : { value: quantity };
  };
  return (
    <div>
      <QuantityInput
        product={product}
        quantityLabel={settings.quantityLabel}
        value={line.quantity}
        unit={line.unit ?? line.goneUnit}
        adjust={checkStock}
        onSize={settings.sizeInput ? (size) => refusalOf(actions()?.setSize(lineKey, size)) : undefined}
        onCommit={(quantity) => {
          // A quantity of 0 removes the row.
          if (row.current) keepFocus(row.current);
          change(lineKey, product, quantity);
        }}
      />
      {line.units.length > 0 && (
        <UnitSelect product={product} units={line.units} value={line.unit} onChange={setUnit} />
      )}
    </div>
  );
}
