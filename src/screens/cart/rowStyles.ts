import { styled } from 'styled-components';

/** On narrow screens the unit is beside the quantity, and the amount above both. */
export const narrowScreen = '@container screen (max-width: 639.98px)';

export const Row = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) minmax(246px, auto) minmax(92px, auto) 36px;
  align-items: center;
  gap: 4px 16px;
  min-height: 85px;
  padding: 10px 16px;
  border-block-end: 1px solid var(--wp-line);

  ${narrowScreen} {
    grid-template-columns: 64px minmax(0, 1fr) 36px;
    grid-template-areas: 'picture words remove' 'picture amount amount' 'controls controls controls';
    gap: 4px 12px;
    padding: 12px;

    & > :nth-child(1) {
      grid-area: picture;
      align-self: start;
    }
    & > :nth-child(2) {
      grid-area: words;
      align-self: start;
    }
    & > :nth-child(3) {
      --wp-reason-end: auto;
      grid-area: controls;
      justify-content: start;
      margin-block-start: 6px;
    }
    & > :nth-child(4) {
      grid-area: amount;
      align-self: end;
    }
    & > :nth-child(5) {
      grid-area: remove;
      align-self: start;
      justify-self: end;
      margin: -8px -8px 0 0;
    }
  }
`;

export const TextColumn = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

export const DetailText = styled.p`
  color: var(--wp-muted);
  font-size: 13px;
`;

export const Controls = styled.div`
  display: flex;
  justify-content: end;
  align-items: center;
  gap: 8px;
`;

export const Amount = styled.p`
  font-size: 15px;
  font-weight: 650;
  text-align: end;
  white-space: nowrap;
`;
