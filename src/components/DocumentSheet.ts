import { styled } from 'styled-components';
import { Card } from '../design-system/Card.ts';
import { phone } from '../design-system/theme/media.ts';

export const DocumentSheet = styled(Card)`
  display: grid;
  gap: 24px;
  padding: 28px;

  ${phone} {
    padding: 16px;
  }

  @media print {
    padding: 0;
    border: 0;
    /* Black on white in the dark scheme too. */
    color-scheme: light;
    color: var(--wp-ink);
  }
`;

export const SheetTotals = styled.div`
  width: min(100%, 340px);
  margin-inline-start: auto;
  break-inside: avoid;
`;
