import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../design-system/Heading.ts';
import { Stack } from '../design-system/ScreenFrame.ts';
import { phone } from '../design-system/theme/media.ts';
import type { Company } from '../domain/tenant/company.ts';
import { CompanyMark } from './CompanyMark.tsx';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: space-between;
  align-items: flex-end;
  gap: 12px 24px;

  /* Who sells is known: it follows the goods. */
  ${phone} {
    display: contents;

    & > :first-child {
      order: 1;
    }
  }

  /* Paper is as narrow as a phone, and begins with who sells. */
  @media print {
    display: flex;
    flex-wrap: nowrap;
    align-items: flex-start;

    & > :first-child {
      order: 0;
    }
  }
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

  & a {
    display: inline-block;
    margin-inline-end: 12px;
    line-height: 24px;
    color: var(--wp-brand-text);
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;

  & > strong {
    font-size: 24px;
    line-height: 32px;
  }
`;

type SheetHeaderProps = {
  company: Pick<Company, 'name' | 'logo' | 'phone' | 'email'>;
  title: string;
  badge: ReactNode;
  // The sum is in a `strong`.
  amount?: ReactNode;
  seller?: readonly string[];
};

export function SheetHeader({ company, title, badge, amount, seller = [] }: SheetHeaderProps) {
  const { phone: number, email } = company;
  return (
    <Frame>
      <Sender>
        <CompanyMark company={company} size={44} />
        <p>
          <strong>{company.name}</strong>
          {seller.map((line) => (
            <small key={line}>{line}</small>
          ))}
          <small>
            {number && <a href={`tel:${number}`}>{number}</a>}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </small>
        </p>
      </Sender>
      <Stack>
        <Title>
          <Heading tabIndex={-1}>{title}</Heading>
          {badge}
        </Title>
        {amount && <Title>{amount}</Title>}
      </Stack>
    </Frame>
  );
}
