import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';

/** A filter that is pressed, or opens others. */
export const Pill = styled(Button)`
  border-radius: 999px;
  font-weight: 500;
`;
