import { styled } from 'styled-components';

/** Names and values of an invoice or a payment, as many beside each other as fit. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 185px), 1fr));
  gap: 14px 24px;
  overflow-wrap: anywhere;

  & dt {
    color: var(--wp-muted);
    font-size: 13px;
  }
`;
