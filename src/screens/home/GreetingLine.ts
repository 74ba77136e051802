import { styled } from 'styled-components';
import { phone } from '../../design-system/theme/media.ts';

export const GreetingLine = styled.p<{ $rows: 1 | 2 }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: 4px 8px;
  min-height: 24px;
  margin-block-start: 8px;

  ${phone} {
    min-height: ${({ $rows }) => ($rows === 2 ? 50 : 24)}px;
  }

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: var(--wp-muted);
  }
`;
