import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../design-system/Heading.ts';
import { phone } from '../design-system/theme/media.ts';
import type { Company } from '../domain/tenant/company.ts';
import { CompanyMark } from './CompanyMark.tsx';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: space-between;
  align-items: flex-end;
  gap: 12px 24px;
`;

const Sender = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;

  & small {
    display: block;
    color: var(--wp-muted);
    font-size: 13px;
  }
`;

const Side = styled.div`
  display: grid;
  justify-items: end;
  gap: 4px;

  ${phone} {
    justify-items: start;
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
`;

const Amount = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;

  & > small {
    color: var(--wp-muted);
    font-size: 13px;
  }

  & > small[data-overdue] {
    color: var(--wp-bad);
    font-weight: 600;
  }

  & > strong {
    font-size: 28px;
    font-weight: 700;
    line-height: 36px;
  }

  ${phone} {
    flex-direction: row-reverse;

    & > strong {
      font-size: 22px;
      line-height: 28px;
    }
  }
`;

type SheetHeaderProps = {
  company: Pick<Company, 'name' | 'logo' | 'phone' | 'email'>;
  title: string;
  badge: ReactNode;
  // In a `small` what it is, in a `strong` the sum.
  amount?: ReactNode;
  seller?: readonly string[];
};

export function SheetHeader({ company, title, badge, amount, seller = [] }: SheetHeaderProps) {
  return (
    <Frame>
      <Sender>
        <CompanyMark company={company} size={44} />
        <p>
          <strong>{company.name}</strong>
          {seller.map((line) => (
            <small key={line}>{line}</small>
          ))}
          <small>{[company.phone, company.email].filter(Boolean).join(' · ')}</small>
        </p>
      </Sender>
      <Side>
        <Title>
          <Heading tabIndex={-1}>{title}</Heading>
          {badge}
        </Title>
        {amount && <Amount>{amount}</Amount>}
      </Side>
    </Frame>
  );
}
