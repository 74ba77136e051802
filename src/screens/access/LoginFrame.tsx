import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CompanyMark } from '../../components/CompanyMark.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { phone } from '../../design-system/theme/media.ts';
import type { Company } from '../../domain/tenant/company.ts';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  min-height: calc(100dvh - 80px);

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

const BrandColumn = styled.div`
  padding: 40px;
  background: linear-gradient(150deg, var(--wp-brand), var(--wp-brand-2));
  color: var(--wp-on-brand);

  ${phone} {
    padding: 12px 20px;
  }
`;

const Name = styled.p`
  font-size: 28px;
  font-weight: 700;

  ${phone} {
    font-size: 20px;
  }
`;

const Brand = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;

  ${phone} {
    flex-direction: row;
    align-items: center;
    gap: 12px;
  }
`;

const Main = styled.main<{ $wide: boolean }>`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 20px;
  width: min(100% - 40px, ${({ $wide }) => ($wide ? 560 : 400)}px);
  margin: 0 auto;
  padding: 24px 0;

  & form {
    display: grid;
    gap: 16px;
  }

  ${phone} {
    justify-content: flex-start;
  }
`;

type LoginFrameProps = {
  company: Pick<Company, 'name' | 'logo'>;
  title: string;
  wide?: boolean;
  children: ReactNode;
  footer: ReactNode;
};

export function LoginFrame({ company, title, wide = false, children, footer }: LoginFrameProps) {
  return (
    <Page>
      <BrandColumn>
        <Brand>
          <CompanyMark company={company} size={48} />
          <Name data-company-name>{company.name}</Name>
        </Brand>
      </BrandColumn>
      <Main $wide={wide}>
        <Heading>{title}</Heading>
        {children}
        {footer}
      </Main>
    </Page>
  );
}
