import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../design-system/Heading.ts';
import type { Deals } from '../../state/deals/useDeals.ts';
import { DealGrid } from './DealGrid.tsx';

const Section = styled.section`
  display: grid;
  gap: 10px;
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
};

export function DealsSection({ title, deals, action }: DealsSectionProps) {
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
      <DealGrid deals={deals} />
    </Section>
  );
}
