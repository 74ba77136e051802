import { styled } from 'styled-components';
import { useListFrame } from '../../design-system/useListFrame.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { ProductTile } from './ProductItems.tsx';

const COMPACT_BELOW_PX = 840;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(46%, 220px), 1fr));
  gap: 12px;

  & > li {
    min-width: 0;
  }
`;

export function ProductTiles({ offers, section }: { offers: readonly Offer[]; section: string }) {
  const { ref, frame } = useListFrame();
  const isNarrow = (frame?.width ?? COMPACT_BELOW_PX) < COMPACT_BELOW_PX;
  return (
    <div ref={ref}>
      <Tiles>
        {offers.map((offer) => (
          <li key={offer.product.id}>
            <ProductTile product={offer.product} offer={offer} isNarrow={isNarrow} section={section} />
          </li>
        ))}
      </Tiles>
    </div>
  );
}
