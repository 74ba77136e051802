import { Package } from 'lucide-react';
import { memo, useState } from 'react';
import { styled } from 'styled-components';

const Frame = styled.span<{ $size: number | 'fill' }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => ($size === 'fill' ? '100%' : `${$size}px`)};
  aspect-ratio: 1;
  border-radius: 9px;
  background: var(--wp-picture);
  color: #94a3b8;
  overflow: hidden;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  & > svg {
    width: 45%;
    height: 45%;
  }
`;

/** `size`: px, or `fill` for the full width. `deferred` renders only the frame. */
type ProductPictureProps = {
  src: string;
  size?: number | 'fill';
  eager?: boolean | undefined;
  deferred?: boolean | undefined;
};

/** The fixed aspect ratio prevents layout shifts. Decorative, because the name is beside it. */
export const ProductPicture = memo(function ProductPicture({
  src,
  size = 64,
  eager = false,
  deferred = false,
}: ProductPictureProps) {
  const [failedSrc, setFailedSrc] = useState('');
  if (deferred) return <Frame $size={size} />;
  return (
    <Frame $size={size}>
      {src && failedSrc !== src ? (
        <img
          src={src}
          alt=""
          width={size === 'fill' ? 320 : size}
          height={size === 'fill' ? 320 : size}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <Package aria-hidden strokeWidth={1.25} />
      )}
    </Frame>
  );
});
