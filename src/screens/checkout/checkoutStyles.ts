import { styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';

export const Section = styled(Card)`
  display: grid;
  gap: 12px;
  padding: 18px;
`;
