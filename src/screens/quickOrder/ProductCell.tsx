import { Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { SizeTag } from '../../components/SizeTag.tsx';
import { IconButton } from '../../design-system/IconButton.tsx';
import { SmallText } from '../../design-system/MutedText.ts';
import { phone } from '../../design-system/theme/media.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { productTitle, tableTexts } from '../../domain/catalogue/productTitle.ts';
import { setSize } from '../../domain/quickOrder/editRows.ts';
import type { EvaluatedRow } from '../../domain/quickOrder/evaluateRow.ts';
import { useCompany } from '../../state/usePortal.ts';
import { useOwnNumbers } from '../../widgets/partNumbers/useOwnNumbers.ts';
import { useGrid } from './gridContext.ts';
import { narrowGrid } from './gridStyles.ts';
import { PriceFacts } from './PriceFacts.tsx';
import { UnknownProduct } from './UnknownProduct.tsx';

const ProductLine = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: 10px;

  @media (hover: hover) {
    grid-template-columns: 40px minmax(0, 1fr);
  }
`;

/** With a mouse it is in the row that is pointed at, at the end of the details, which leave it a place. */
const NumbersButton = styled(IconButton)`
  @media (hover: hover) {
    position: absolute;
    inset-block-end: -5px;
    inset-inline-end: 0;
    width: 24px;
    height: 24px;
    min-height: 0;
    opacity: 0;

    [role='row']:hover &,
    &:focus-visible {
      opacity: 1;
    }

    & > svg {
      width: 15px;
      height: 15px;
    }
  }
`;

// Two lines of it and the details are as high as the row of one, with room above and below.
const Name = styled.strong`
  display: -webkit-box;
  overflow: hidden;
  font-weight: 650;
  line-height: 16px;
  text-wrap: balance;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Details = styled(SmallText).attrs({ as: 'small' })<{ $onWideOnly: boolean }>`
  display: block;
  overflow: hidden;
  min-height: 15px;
  line-height: 15px;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (hover: hover) {
    padding-inline-end: 26px;
  }

  ${narrowGrid} {
    display: ${({ $onWideOnly }) => ($onWideOnly ? 'none' : 'block')};
  }
`;

// Of the keyboard: a phone has none. The cells beside it are empty.
const Hint = styled(SmallText).attrs({ as: 'span' })`
  white-space: nowrap;

  ${phone} {
    white-space: normal;
  }

  @media (pointer: coarse) {
    display: none;
  }
`;

/** What the field beside it doesn't say: how the product was recognized, its code where another text was typed; else its remark. */
const useDetails = () => {
  const { t } = useTranslation('quickOrder');
  const { settings } = useCompany();
  const ownNumbersOf = useOwnNumbers();
  return (product: Product, { match, row }: EvaluatedRow) => {
    const step = match?.step;
    const how = step && step !== 'code' && step !== 'near' ? t(`step.${step}`, { code: row.code }) : '';
    const code = row.code === product.code ? '' : product.code;
    const text = [code, how || ownNumbersOf(product.id)].filter(Boolean).join(' · ');
    return { text: text || tableTexts(product, settings).remark, isRemark: text === '' };
  };
};

type ProductCellProps = { evaluated: EvaluatedRow; rowKey: string; candidates: number };

export function ProductCell({ evaluated, rowKey, candidates }: ProductCellProps) {
  const { t } = useTranslation('quickOrder');
  const { settings } = useCompany();
  const { actions, editNumbers } = useGrid();
  const detailsOf = useDetails();
  const { offer, size, state } = evaluated;
  if (state.kind === 'empty') return <Hint>{t('hint')}</Hint>;
  if (state.kind === 'looking') return <SmallText as="span">{t('looking')}</SmallText>;
  if (!offer) return <UnknownProduct evaluated={evaluated} candidates={candidates} />;
  const { name } = productTitle(offer.product, settings);
  const details = detailsOf(offer.product, evaluated);
  return (
    <ProductLine>
      <ProductPicture src={offer.product.image} size={40} />
      <div>
        <Name title={name}>{name}</Name>
        <Details $onWideOnly={details.isRemark}>{details.text}</Details>
        <PriceFacts evaluated={evaluated} />
        {size && (
          <SizeTag
            product={name}
            size={size}
            onClear={() => actions.edit((rows) => setSize(rows, rowKey, ''))}
          />
        )}
      </div>
      <NumbersButton
        variant="quiet"
        label={t('ownNumbersOf', { product: name })}
        icon={<Tag />}
        onClick={() => editNumbers(offer.product)}
      />
    </ProductLine>
  );
}
