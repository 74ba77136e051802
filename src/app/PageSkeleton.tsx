import { useContext } from 'react';
import { styled } from 'styled-components';
import { CompanyMark } from '../components/CompanyMark.tsx';
import { ScreenSkeleton } from '../design-system/ScreenSkeleton.tsx';
import { barSides } from '../design-system/screenWidth.ts';
import { phone } from '../design-system/theme/media.ts';
import { PortalProvider } from '../state/usePortal.ts';
import { finishFirstPaint } from './firstPaint/finishFirstPaint.ts';

const Page = styled.div`
  min-height: 100%;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  height: 60px;
  ${barSides}
  border-block-end: 1px solid var(--wp-line);
  background: var(--wp-surface);
  font-weight: 650;

  ${phone} {
    height: 52px;
    padding: 0 12px;
  }
`;

const UNKNOWN_COMPANY = { name: '', logo: '' };

const whenGone = () => () => queueMicrotask(finishFirstPaint);

/**
 * A page whose code or company is still loading. The build renders it into index.html too (`firstPaint.tsx`); behind that one there is nothing
 * to see.
 */
export function PageSkeleton() {
  const company = useContext(PortalProvider)?.company;
  if (globalThis.removeFirstPaint) return <div ref={whenGone} aria-busy="true" data-page-skeleton />;
  return (
    <Page ref={whenGone} aria-busy="true" data-page-skeleton>
      <Bar>
        <CompanyMark company={company ?? UNKNOWN_COMPANY} />
        <span data-company-name>{company?.name}</span>
      </Bar>
      <ScreenSkeleton />
    </Page>
  );
}
