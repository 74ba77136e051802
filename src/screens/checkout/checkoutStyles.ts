import { styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import { Columns, oneColumn } from '../../design-system/ScreenFrame.ts';

export const Section = styled(Card)`
  display: grid;
  gap: 12px;
  padding: 18px;
`;

export const CheckoutColumns = styled(Columns)`
  grid-template-columns: minmax(0, 1fr) 408px;
  gap: 16px;

  ${oneColumn} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
