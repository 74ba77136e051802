import { styled } from 'styled-components';
import { hover } from './theme/media.ts';

/** `<TextLink as={Link} to="/account">`. */
export const TextLink = styled.a`
  border-radius: 3px;
  color: var(--wp-brand-text);
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-underline-offset: 3px;
  cursor: pointer;
  ${hover} {
    &:hover {
      text-decoration-color: currentColor;
    }
  }
`;
