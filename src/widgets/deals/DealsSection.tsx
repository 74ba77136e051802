import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../design-system/Heading.ts';
import { phone } from '../../design-system/theme/media.ts';
import type { Deals } from '../../state/deals/useDeals.ts';
import { DealGrid } from './DealGrid.tsx';
import { DealRows } from './DealRows.tsx';

const Section = styled.section`
  display: grid;
  gap: 10px;

  ${phone} {
    gap: 6px;
  }
`;

const Header = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
`;

type DealsSectionProps = {
  title: string;
  deals: Deals;
  action?: ReactNode;
  /** With it, each deal is a row that leads there. */
  link?: string | null;
};

export function DealsSection({ title, deals, action, link = null }: DealsSectionProps) {
  const id = useId();
  if (deals.status !== 'ready' || deals.deals.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <Header>
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        {action}
      </Header>
      {link ? <DealRows deals={deals.deals} link={link} /> : <DealGrid deals={deals} />}
    </Section>
  );
}
