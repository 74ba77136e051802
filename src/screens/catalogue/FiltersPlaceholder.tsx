import { styled } from 'styled-components';
import { Skeleton } from '../../design-system/Skeleton.ts';

const Places = styled.div`
  display: grid;
  gap: 10px;
  padding-block-start: 4px;
`;

const PLACEHOLDERS = Array.from({ length: 8 }, (_, at) => at);

/** Reserves the filters' space while they load. */
export function FiltersPlaceholder() {
  return (
    <Places>
      <Skeleton $width="30%" />
      {PLACEHOLDERS.map((at) => (
        <Skeleton key={at} $height={16} />
      ))}
    </Places>
  );
}
