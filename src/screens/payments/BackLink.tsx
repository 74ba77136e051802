import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';

/** In line with the heading below, although a quiet button has a padding. */
const Aligned = styled(ButtonLink)`
  justify-self: start;
  margin-inline-start: -15px;
`;

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Aligned as={Link} to={to} $variant="quiet">
      <ArrowLeft aria-hidden />
      {children}
    </Aligned>
  );
}
