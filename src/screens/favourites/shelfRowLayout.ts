import { styled } from 'styled-components';
import { FieldError } from '../../design-system/fieldStyles.ts';

export const Row = styled.li`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) 220px 96px 180px;
  align-items: center;
  gap: 4px 16px;
  padding: 10px 14px;
  content-visibility: auto;
  contain-intrinsic-size: auto 76px;

  & + & {
    border-block-start: 1px solid var(--wp-line);
  }

  @container screen (max-width: 859.98px) {
    grid-template-columns: 48px minmax(0, 1fr) 80px;
    gap: 6px 10px;
    contain-intrinsic-size: auto 150px;
  }
`;

export const Name = styled.p`
  font-weight: 650;
  overflow-wrap: anywhere;
`;

export const Details = styled.small`
  display: block;
  color: var(--wp-muted);
  overflow-wrap: anywhere;
`;

export const Texts = styled.div`
  @container screen (max-width: 859.98px) {
    grid-column: 2 / -1;
  }
`;

export const ParFrame = styled.div`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr);
  align-items: end;
  gap: 2px 8px;

  @container screen (max-width: 859.98px) {
    grid-column: 1 / 3;
    grid-template-columns: 64px minmax(0, 1fr);
  }
`;

export const UnitName = styled.span`
  align-content: center;
  min-height: var(--wp-control-height);
  color: var(--wp-muted);
  font-size: 13px;
`;

export const Problem = styled(FieldError)`
  grid-column: 1 / -1;
  order: 1;
`;

export const Result = styled.p`
  display: grid;
  justify-items: end;
  text-align: end;
  font-variant-numeric: tabular-nums;

  @container screen (max-width: 859.98px) {
    grid-column: 1 / -1;

    &:empty {
      display: none;
    }
  }
`;
