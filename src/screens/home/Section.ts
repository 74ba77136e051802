import { styled } from 'styled-components';
import { phone } from '../../design-system/theme/media.ts';

export const Section = styled.section`
  display: grid;
  gap: 10px;

  ${phone} {
    gap: 6px;
  }
`;

export const SectionHeader = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
`;
