import { useTranslation } from 'react-i18next';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { DottedParts } from '../../design-system/DottedParts.tsx';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { type ParLevel, toParLevel } from '../../domain/favourites/parLevel.ts';
import { usualOrder } from '../../domain/favourites/usualQuantity.ts';
import type { OrderAgainLine } from '../../domain/history/orderAgain.ts';
import { useCompany } from '../../state/usePortal.ts';
import { ParField } from './ParField.tsx';
import { ShelfField } from './ShelfField.tsx';
import { ShelfResult } from './ShelfResult.tsx';
import { Details, Name, Result, Row, Texts } from './shelfRowLayout.ts';

type ShelfRowProps = {
  line: OrderAgainLine;
  par: ParLevel | undefined;
  /** Decimal text; undefined before it is counted. */
  counted: string | undefined;
  isMissing: boolean;
  ownNumbers: string;
  typed: string;
  problem: string;
  onPar(par: ParLevel | null): void;
  onType(text: string): void;
};

type ProductNameProps = { name: string; code: string | undefined; ownNumbers: string };

function ProductName({ name, code, ownNumbers }: ProductNameProps) {
  return (
    <Texts>
      <Name>{name}</Name>
      <Details>
        <DottedParts>
          {code}
          {ownNumbers}
        </DottedParts>
      </Details>
    </Texts>
  );
}

export function ShelfRow(row: ShelfRowProps) {
  const { line, par, counted, isMissing } = row;
  const { t } = useTranslation('favourites');
  const { settings } = useCompany();
  const { offer } = line;
  if (!offer) return null;
  const { name, details } = productTitle({ ...offer.product, barcode: '' }, settings);
  const { quantity, unit } = usualOrder(par, offer.units);
  return (
    <Row aria-label={name}>
      <ProductPicture src={offer.product.image} size={48} />
      <ProductName name={name} code={details[0]} ownNumbers={row.ownNumbers} />
      <ParField
        product={name}
        par={par ? quantity : ''}
        unit={unit}
        units={offer.units}
        onSave={(typedPar, unitOfPar) => row.onPar(toParLevel(typedPar, unitOfPar))}
      />
      <ShelfField
        name="on-shelf"
        label={t('shelf.onShelf')}
        product={name}
        value={row.typed}
        problem={row.problem}
        onChange={row.onType}
      />
      <Result>
        <ShelfResult
          line={line}
          hasPar={par !== undefined}
          isCounted={counted !== undefined}
          isMissing={isMissing}
        />
      </Result>
    </Row>
  );
}
