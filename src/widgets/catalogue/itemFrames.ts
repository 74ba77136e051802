import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import type { LastPurchase } from '../../domain/catalogue/lastPurchase.ts';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import type { UsualOrder } from '../../domain/favourites/usualQuantity.ts';

const narrowTile = css`
  /* The chip stands above the picture. */
  & > :first-child {
    padding-block: 24px 0;
  }

  & [role='group'],
  & [data-add] {
    flex: 1;
    min-width: 0;
  }

  & [role='group'] > button {
    width: 38px;
  }
`;

export const TileFrame = styled(Card).attrs({ as: 'div' })<{ $narrow: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 4px;
  height: 100%;
  padding: 10px;

  &:has([data-in-cart]) {
    border-color: var(--wp-brand-text);
  }

  /* A narrow one's controls are as wide as it. */
  ${({ $narrow }) => $narrow && narrowTile}
`;

/** One line, or two where it is narrow; the whole name is its title. */
export const TileName = styled.div<{ $narrow: boolean }>`
  height: ${({ $narrow }) => ($narrow ? 41 : 21)}px;

  & > a {
    -webkit-line-clamp: ${({ $narrow }) => ($narrow ? 2 : 1)};
    font-size: ${({ $narrow }) => ($narrow ? 14 : 13)}px;
  }
`;

export const TileLine = styled.div<{ $height: number; $wraps?: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0 8px;
  ${({ $height, $wraps }) => ($wraps ? { flexWrap: 'wrap' } : { height: `${$height}px` })}
  min-width: 0;
  min-height: ${({ $height }) => $height}px;

  /* As high as a line, so that the line grows only where its parts don't fit beside each other. */
  & select {
    margin-block: -6px;
  }

  @container portal (max-width: 359.98px) {
    flex-wrap: wrap;
    height: auto;
  }
`;

/** The name, and the heart's column, which is at the same place in each row and reserved before the heart is loaded. */
export const NameLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 28px;
  min-height: 20px;
`;

export const PictureFrame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  padding-block: 8px;
  margin: -10px -10px 4px;
  border-radius: var(--wp-radius-card) var(--wp-radius-card) 0 0;
  background: var(--wp-picture);
`;

/**
 * A narrow table has neither the code's column nor, when it is narrower, that of the last purchase; the slimmest, as in a frame
 * of a parent's page, has the unit below the stock, and no head.
 */
export type TableColumns = 'slim' | 'few' | 'most' | 'all';

/** A phone's row, or a table's. */
export type RowLook = 'narrow' | TableColumns;

export const isTableLook = (look: RowLook): look is TableColumns => look !== 'narrow';

export const hasBoughtColumn = (look: RowLook): boolean => look === 'most' || look === 'all';

/**
 * `section`: the wire's section_added; default: store. `initial`: what is added unless the customer chooses
 * something else; as much as in `lastPurchase`, or else 1 in the first unit, without it. `note`: below the product's details. `look`: of a row; `isCompact`:
 * one line a product. `bought`: what the customer bought of it last.
 */
export type ProductItemProps = {
  product: Product;
  offer: Offer | null;
  isNarrow: boolean;
  section?: string | undefined;
  initial?: UsualOrder | undefined;
  lastPurchase?: LastPurchase | undefined;
  note?: ReactNode;
  look?: RowLook;
  isCompact?: boolean;
  bought?: LastPurchase | undefined;
};
