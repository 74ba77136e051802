import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainedAmount } from '../../components/ExplainedAmount.tsx';
import { Link } from '../../components/Link.tsx';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { QuantityInput } from '../../components/QuantityInput.tsx';
import { Checkbox } from '../../design-system/Checkbox.tsx';
import { NameLink } from '../../design-system/NameLink.ts';
import type { QuantityOptions } from '../../design-system/useQuantity.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import type { SuggestedProducts } from '../../state/recommendations/useSuggestedProducts.ts';
import { Amount, Name, Notes, Quantity, Row, Side, Text, Unit } from './pickRowStyles.ts';
import type { PickRow } from './usePickList.ts';

type PickListRowProps = {
  row: PickRow;
  name: string;
  link: string | null;
  picture: string;
  pickLabel: string;
  notes: ReactNode;
  terms: Pick<SuggestedProducts['terms'], 'settings' | 'hidesPrices' | 'isVisitor'>;
  adjust?: QuantityOptions['adjust'];
  noPrice: ReactNode;
  instead?: ReactNode;
  action?: ReactNode;
  isCompact?: boolean;
};

function QuantityAndAmount({ row, name, terms, adjust, noPrice, action }: PickListRowProps) {
  const { t } = useTranslation('common');
  const { quantity, unit, size, quote } = row;
  const isInCard = action !== undefined;
  const unitText = <Unit>{[unit?.name ?? t('piece'), size?.text].filter(Boolean).join(' × ')}</Unit>;
  return (
    <>
      <Quantity>
        <QuantityInput
          product={name}
          quantityLabel={terms.settings.quantityLabel}
          value={quantity}
          unit={unit}
          adjust={adjust}
          onCommit={row.changeQuantity}
        />
        {!isInCard && unitText}
      </Quantity>
      <Side>
        {isInCard && unitText}
        <Amount>
          {quote ? (
            <ExplainedAmount
              priced={quote}
              unit={unit}
              size={size}
              isVisitor={terms.isVisitor}
              hidden={terms.hidesPrices}
            />
          ) : (
            noPrice
          )}
        </Amount>
      </Side>
    </>
  );
}

export function PickListRow(props: PickListRowProps) {
  const { row, name, link, instead, action, isCompact = false } = props;
  const id = useId();
  const isReplaced = instead !== undefined;
  const checkbox = (
    <Checkbox
      label={<VisuallyHidden>{props.pickLabel}</VisuallyHidden>}
      checked={row.isPicked}
      disabled={!row.isPickable}
      onChange={(event) => row.pick(event.currentTarget.checked)}
    />
  );
  const nameLink = link && (
    <NameLink as={Link} to={link}>
      {name}
    </NameLink>
  );
  return (
    <Row $look={isCompact ? 'compact' : action === undefined ? 'dialog' : 'card'} aria-labelledby={id}>
      {isReplaced ? <span /> : checkbox}
      <ProductPicture src={props.picture} size={isCompact ? 40 : 44} />
      <Text>
        <Name id={id}>{nameLink ?? name}</Name>
        <Notes>{props.notes}</Notes>
      </Text>
      {isReplaced ? instead : <QuantityAndAmount {...props} />}
      {!isReplaced && !isCompact && action}
    </Row>
  );
}
