import { styled } from 'styled-components';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Above a document: the way back, and its actions. They aren't printed. */
export const ActionBar = styled(Actions)`
  justify-content: space-between;

  @media print {
    display: none;
  }
`;
