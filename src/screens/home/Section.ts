import { styled } from 'styled-components';

export const Section = styled.section`
  display: grid;
  gap: 10px;
`;

export const SectionHeader = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
`;
