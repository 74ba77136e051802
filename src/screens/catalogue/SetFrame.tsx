import { styled } from 'styled-components';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { phone } from '../../design-system/theme/media.ts';

/** Reserves its height while the set loads. */
export const SetFrame = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 66px;
  margin-block-end: 12px;
  padding: 8px 12px;
  border: 1px solid var(--wp-line);
  border-radius: var(--wp-radius-card);
  background: var(--wp-surface);

  ${phone} {
    flex-wrap: wrap;
    min-height: 94px;
  }
`;

export const Pictures = styled.div`
  display: flex;
  gap: 6px;

  ${phone} {
    display: none;
  }
`;

export const SetHint = styled.p`
  flex: 1;
  color: var(--wp-muted);

  ${phone} {
    flex-basis: 100%;
  }
`;

export function ProductSetPlaceholder() {
  return (
    <SetFrame>
      <Skeleton $width={210} $height={48} />
    </SetFrame>
  );
}
