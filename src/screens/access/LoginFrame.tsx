import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CompanyMark } from '../../components/CompanyMark.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { wide } from '../../design-system/theme/media.ts';
import type { Company } from '../../domain/tenant/company.ts';

/** `LoginWall` fills the last row, and the column beside the form, which covers the footer's height too. */
const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr 64px;
  min-height: calc(100dvh - 134px);

  ${wide} {
    grid-template-columns: 500px 1fr;

    &::before {
      content: '';
      grid-area: 1 / 2 / 4;
      margin-block-end: -134px;
      background: var(--wp-brand);
    }
  }
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 20px;
  background: linear-gradient(150deg, var(--wp-brand), var(--wp-brand-2));
  color: var(--wp-on-brand);
  font-size: 20px;
  font-weight: 700;

  ${wide} {
    padding: 28px 56px;
    background: none;
    color: inherit;
  }
`;

const Main = styled.main<{ $wide: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 20px;
  width: min(100% - 40px, ${({ $wide }) => ($wide ? 560 : 400)}px);
  margin: 0 auto;
  padding: 24px 0;

  & form {
    display: grid;
    gap: 16px;
  }

  ${wide} {
    justify-content: center;
    width: 388px;
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
      <Brand>
        <CompanyMark company={company} size={40} />
        <p data-company-name>{company.name}</p>
      </Brand>
      <Main $wide={wide}>
        <Heading>{title}</Heading>
        {children}
        {footer}
      </Main>
    </Page>
  );
}
