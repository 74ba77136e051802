import { ScanBarcode } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Dialog } from '../../design-system/Dialog.tsx';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { mayScan } from '../../state/quickOrder/mayScan.ts';

const CodeScanner = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "csv" */ '../../widgets/scanning/CodeScanner.tsx')).CodeScanner,
);

const OpenButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  align-self: stretch;
  width: 44px;
  margin-inline-end: -5px;
  border-inline-start: 1px solid var(--wp-line);

  @container portal (min-width: 768px) {
    @media (pointer: fine) {
      display: none;
    }
  }

  /* The field has no room for it until it takes the whole row. */
  @container portal (max-width: 359.98px) {
    :not(:focus-within) > & {
      display: none;
    }
  }

  & > svg {
    width: 18px;
    height: 18px;
  }
`;

type SearchScanProps = { onCode(code: string): void; finalFocus(): HTMLElement | null };

/** On a phone with a camera, a code is scanned into the search. `finalFocus`: has the focus after it. */
export function SearchScan({ onCode, finalFocus }: SearchScanProps) {
  const { t, i18n } = useTranslation('layout');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const preload = () => {
    CodeScanner.preload();
    void i18n.loadNamespaces('quickOrder');
  };
  const take = (code: string) => {
    close();
    onCode(code);
  };
  if (!mayScan()) return null;
  const label = t('search.scan');
  return (
    <>
      <OpenButton
        type="button"
        aria-label={label}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <ScanBarcode aria-hidden />
      </OpenButton>
      <Dialog open={isOpen} onClose={close} title={label} finalFocus={finalFocus}>
        <Suspense>{isOpen && <CodeScanner onCode={take} onClose={close} />}</Suspense>
      </Dialog>
    </>
  );
}
