import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { BarcodePicture } from '../../components/BarcodePicture.tsx';
import { Checkbox } from '../../design-system/Checkbox.tsx';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import type { ShelfLabel } from '../../state/favourites/useShelfLabels.ts';
import { useCompany } from '../../state/usePortal.ts';

/** Black on white in every theme: it is for paper, and for scanners. */
const Card = styled.li<{ $printed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 4px;
  padding: 10px;
  border: 1px solid var(--wp-line);
  border-radius: 6px;
  background: #fff;
  color: #000;
  overflow-wrap: anywhere;
  break-inside: avoid;

  & > svg {
    width: 100%;
    height: 52px;
  }

  @media print {
    display: ${({ $printed }) => ($printed ? 'grid' : 'none')};
    border-color: #999;
  }
`;

const Choice = styled.div`
  @media print {
    display: none;
  }
`;

const OwnNumber = styled.strong`
  font-size: 24px;
  line-height: 1.1;
`;

const Code = styled.span`
  font-size: 12px;
  font-variant-numeric: tabular-nums;
`;

type LabelCardProps = {
  label: ShelfLabel;
  ownNumber: string;
  isPrinted: boolean;
  onToggle(): void;
};

export function LabelCard({ label: { product, barcode }, ownNumber, isPrinted, onToggle }: LabelCardProps) {
  const { t } = useTranslation('favourites');
  const { settings } = useCompany();
  const { name } = productTitle(product, settings);
  return (
    <Card $printed={isPrinted} aria-label={name}>
      <Choice>
        <Checkbox
          label={t('labels.choose')}
          aria-label={`${t('labels.choose')}, ${name}`}
          checked={isPrinted}
          onChange={onToggle}
        />
      </Choice>
      {ownNumber && <OwnNumber>{ownNumber}</OwnNumber>}
      <strong>{name}</strong>
      <Code>{product.code}</Code>
      {barcode && <BarcodePicture {...barcode} />}
      {barcode && barcode.text !== product.code && <Code>{barcode.text}</Code>}
    </Card>
  );
}
