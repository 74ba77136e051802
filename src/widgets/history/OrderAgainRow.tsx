import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link.tsx';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { storeQuery } from '../../domain/catalogue/storeView.ts';
import { canOrderAgain, type OrderAgainLine } from '../../domain/history/orderAgain.ts';
import { floorDivide, toDecimal, ZERO } from '../../domain/numbers/decimal.ts';
import { formatForWire } from '../../domain/numbers/localNumber.ts';
import { baseUnitsPerQuantity } from '../../domain/pricing/baseQuantity.ts';
import type { CompanySettings } from '../../domain/tenant/company.ts';
import { paths } from '../../routing/paths.ts';
import { PickListRow } from '../pickList/PickListRow.tsx';
import type { PickRow } from '../pickList/usePickList.ts';

type OrderAgainRowProps = {
  row: PickRow & OrderAgainLine;
  settings: CompanySettings;
  hidden: boolean;
  notes: ReactNode;
};

export function OrderAgainRow({ row, settings, hidden, notes }: OrderAgainRowProps) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const { line, state, offer, unit, size, available } = row;
  const { name } = productTitle({ ...line, barcode: '' }, settings);
  const product = name || line.code;
  const canOrder = canOrderAgain(state);
  const baseUnits = baseUnitsPerQuantity({ unit, size: size?.value ?? null }, settings.sizeInput);
  /** In the chosen unit. */
  const limitToStock = (value: string) => {
    const maxQuantity = available && floorDivide(available, baseUnits);
    return maxQuantity && toDecimal(value)?.gt(maxQuantity)
      ? {
          value: formatForWire(maxQuantity),
          reason: t('again.short', { available: format.number(available) }),
        }
      : { value };
  };
  const similarLink = !canOrder && line.subline && (
    <TextLink
      as={Link}
      to={paths.store(storeQuery({ sublines: [line.subline] }))}
      aria-label={t('again.similarTo', { product })}
    >
      {t('again.similar')}
    </TextLink>
  );
  return (
    <PickListRow
      row={row}
      name={product}
      link={offer && paths.product(line.productId)}
      picture={offer?.product.image || line.image}
      pickLabel={t('again.pick', { product })}
      notes={
        <>
          {notes}
          {similarLink}
        </>
      }
      terms={{ settings, hidesPrices: hidden, isVisitor: false }}
      adjust={limitToStock}
      noPrice={<Price value={ZERO} hidden={hidden} kind="amount" />}
      instead={canOrder ? undefined : null}
    />
  );
}
