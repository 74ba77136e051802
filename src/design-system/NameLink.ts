import { styled } from 'styled-components';
import { hover } from './theme/media.ts';

/** The name of what a row is about, as a link. `<NameLink as={Link} to="/product/7">`. The padding gives touch a larger target. */
export const NameLink = styled.a`
  padding-block: 2px;
  border-radius: 3px;
  font-weight: 650;

  ${hover} {
    &:hover {
      color: var(--wp-brand-text);
    }
  }
`;
