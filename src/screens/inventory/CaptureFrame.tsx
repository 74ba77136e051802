import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CompanyMark } from '../../components/CompanyMark.tsx';
import { FORM_WIDTH } from '../../design-system/screenWidth.ts';
import { phone } from '../../design-system/theme/media.ts';
import { usePortal } from '../../state/usePortal.ts';

const Page = styled.main`
  display: grid;
  gap: 12px;
  align-content: start;
  max-width: ${FORM_WIDTH};
  min-height: var(--wp-screen, 100dvh);
  margin: 0 auto;
  padding: 20px 24px 0;

  ${phone} {
    padding: 12px 12px 0;
  }
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  font-weight: 650;
`;

export function CaptureFrame({ children }: { children: ReactNode }) {
  const { ownsPage, company } = usePortal();
  return (
    <Page as={ownsPage ? 'main' : 'div'}>
      <Brand>
        <CompanyMark company={company} size={30} />
        <span>{company.name}</span>
      </Brand>
      {children}
    </Page>
  );
}
