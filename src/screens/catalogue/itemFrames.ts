import { css, styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import type { Offer, Product } from '../../domain/catalogue/product.ts';

const wide = css`
  grid-template-columns: 64px minmax(0, 1fr) 180px 336px;
  align-items: center;
  column-gap: 16px;
  min-height: 89px;
  padding: 12px 16px;
  border-block-end: 1px solid var(--wp-line);
`;

const narrow = css`
  grid-template-columns: 64px minmax(0, 1fr);
  column-gap: 12px;
  margin-block-end: 10px;
  padding: 12px;
  border: 1px solid var(--wp-line);
  border-radius: var(--wp-radius-card);
  background: var(--wp-surface);
`;

export const RowFrame = styled.div<{ $narrow: boolean }>`
  display: grid;
  ${({ $narrow }) => ($narrow ? narrow : wide)}
`;

export const TileFrame = styled(Card).attrs({ as: 'div' })`
  display: flex;
  flex-direction: column;
  gap: 8px;
  height: 100%;
  padding: 12px;
`;

/** A name and the place of the heart behind it, which is there before the heart. */
export const NameLine = styled.div<{ $narrow: boolean }>`
  display: grid;
  grid-template-columns: ${({ $narrow }) => ($narrow ? 'minmax(0, 1fr)' : 'minmax(0, max-content)')} 28px;
`;

/** The column of a product's words, as high as it will be. */
export const Words = styled.div<{ $height?: number }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: ${({ $height = 0 }) => $height}px;
`;

/** The ground of a card's picture. */
export const Picture = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  border-radius: 9px;
  background: var(--wp-picture);
`;

export type ProductItemProps = {
  product: Product;
  /** Null while the customer's terms are on their way. */
  offer: Offer | null;
  /** Its picture is in sight at once. */
  eager?: boolean;
  isNarrow: boolean;
  /** Where it is added (the wire's section_added); the store where it isn't said. */
  section?: string;
};
