import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Heading } from '../../design-system/Heading.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { storeQuery } from '../../domain/catalogue/storeView.ts';
import type { Stock } from '../../domain/inventory/stock.ts';
import { paths } from '../../routing/paths.ts';
import { useCompany } from '../../state/usePortal.ts';

const Head = styled.div`
  display: grid;
  gap: 4px;
  overflow-wrap: anywhere;
`;

const StockText = styled.p<{ $level: Stock['level'] }>`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block-start: 6px;
  font-weight: 650;

  &::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--wp-${({ $level }) => ({ in: 'ok', low: 'warn', out: 'control' })[$level]});
  }
`;

/** Some catalogues repeat the brand in the remark. */
const withoutBrand = (remark: string, brand: string): string => {
  const text = remark
    .split(' · ')
    .filter((part) => part !== brand)
    .join(' · ');
  return brand !== '' && text.startsWith(brand) ? text.slice(brand.length).replace(/^[\s·,–-]+/, '') : text;
};

type ProductHeadProps = { product: Product; stock: Stock | null };

/** Title, one line of brand, code and remark, and the stock, where it is known. */
export function ProductHead({ product, stock }: ProductHeadProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const { brand, remark } = product;
  const { name, details } = productTitle({ ...product, barcode: '' }, useCompany().settings);
  const text = details
    .map((detail) => (detail === remark ? withoutBrand(remark, brand) : detail))
    .filter((detail) => detail !== '' && detail !== name)
    .join(' · ');
  return (
    <Head>
      <Heading>{name}</Heading>
      <MutedText>
        {brand !== '' && (
          <TextLink as={Link} to={paths.store(storeQuery({ brands: [brand] }))}>
            {brand}
          </TextLink>
        )}
        {text !== '' && brand !== '' && ' · '}
        {text}
      </MutedText>
      {stock && (
        <StockText $level={stock.level}>
          {t(`stock.${stock.level}`, { number: format.number(stock.quantity) })}
        </StockText>
      )}
    </Head>
  );
}
