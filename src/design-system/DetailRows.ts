import { styled } from 'styled-components';

/** Names in a column and their values beside them; below them where it is narrow. */
export const DetailRows = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 24px;
  overflow-wrap: anywhere;

  @container portal (max-width: 419.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    & dd + dt,
    & div + div > dt {
      margin-block-start: 8px;
    }
  }

  & dt {
    color: var(--wp-muted);
  }
`;
