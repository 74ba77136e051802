import { styled } from 'styled-components';
import { type ButtonLook, buttonStyles } from './buttonStyles.ts';

/** `<ButtonLink as={Link} to="/store" $variant="primary">`. */
export const ButtonLink = styled.a<ButtonLook>`
  ${buttonStyles}
`;
