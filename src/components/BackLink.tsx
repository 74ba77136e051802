import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../design-system/ButtonLink.ts';
import { Link } from './Link.tsx';

// In line with the heading below, although a quiet button has a padding.
const Aligned = styled(ButtonLink)`
  justify-self: start;
  margin-inline-start: -15px;
`;

type BackLinkProps = { to: string; className?: string; children: ReactNode };

/** An arrow and where it leads, above a screen's heading. */
export function BackLink({ to, className, children }: BackLinkProps) {
  return (
    <Aligned as={Link} to={to} className={className} $variant="quiet">
      <ArrowLeft aria-hidden />
      {children}
    </Aligned>
  );
}
