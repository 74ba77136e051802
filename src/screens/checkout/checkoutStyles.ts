import { styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';

export const Section = styled(Card)`
  display: grid;
  gap: 12px;
  padding: 18px;
`;

export const MutedText = styled.p`
  color: var(--wp-muted);
`;

export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: 12px;
`;
