import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Card } from '../../design-system/Card.ts';
import type { Deals } from '../../state/deals/useDeals.ts';
import { DealBadge } from './DealBadge.tsx';

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 18px;
  align-items: center;
  gap: 8px;
  min-height: 52px;
  padding: 6px 14px;

  li + li > & {
    border-block-start: 1px solid var(--wp-line);
  }

  & > svg {
    width: 18px;
    height: 18px;
    color: var(--wp-muted);
  }
`;

const Text = styled.span`
  min-width: 0;
`;

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  font-weight: 650;
`;

const Reward = styled.span`
  display: block;
  color: var(--wp-muted);
  font-size: 12.5px;
  line-height: 1.35;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Deals by name and what they give, each a link to `link`. */
export function DealRows({ deals, link }: { deals: Deals['deals']; link: string }) {
  return (
    <Card $flush as="ul">
      {deals.map(({ deal, progress }) => (
        <li key={deal.id}>
          <Row to={link}>
            <Text>
              <Head>
                {deal.name} <DealBadge deal={deal} progress={progress} />
              </Head>
              <Reward>{deal.description}</Reward>
            </Text>
            <ChevronRight aria-hidden />
          </Row>
        </li>
      ))}
    </Card>
  );
}
