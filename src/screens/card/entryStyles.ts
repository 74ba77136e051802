import { styled } from 'styled-components';

/** The padding keeps the outline of the focus inside the frame. */
export const EntryForm = styled.form`
  position: relative;
  display: grid;
  gap: 12px;
  padding: 4px;
  background: var(--wp-surface);
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(130px, 100%), 1fr));
  gap: 12px;
  align-items: start;
`;

export const Brand = styled.span`
  padding-inline-end: 8px;
  font-size: 13px;
  font-weight: 600;
  white-space: nowrap;
`;
