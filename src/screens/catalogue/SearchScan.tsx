import { ScanBarcode } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { OverlayBoundary } from '../../design-system/OverlayBoundary.tsx';
import { useEverTrue } from '../../design-system/useEverTrue.ts';
import { mayScan } from '../../state/quickOrder/mayScan.ts';

const ScanDialog = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "csv" */ '../../widgets/scanning/ScanDialog.tsx')).ScanDialog,
);

const OpenButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  align-self: stretch;
  width: 44px;
  margin-inline-end: -5px;
  border-inline-start: 1px solid var(--wp-line);

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

/** Opens the camera, which scans a code into the search. `finalFocus`: has the focus after it. */
export function SearchScan({ onCode, finalFocus }: SearchScanProps) {
  const { t, i18n } = useTranslation('layout');
  const [isOpen, setOpen] = useState(false);
  const isNeeded = useEverTrue(isOpen);
  const close = () => setOpen(false);
  const preload = () => {
    ScanDialog.preload();
    void i18n.loadNamespaces('quickOrder');
  };
  if (!mayScan()) return null;
  const label = t('search.scan');
  return (
    <>
      <OpenButton
        type="button"
        aria-label={label}
        onPointerEnter={preload}
        // The focus would widen the field, and the button would leave the finger.
        onMouseDown={(event) => event.preventDefault()}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <ScanBarcode aria-hidden />
      </OpenButton>
      <OverlayBoundary open={isOpen} onClose={close}>
        {isNeeded && (
          <ScanDialog open={isOpen} title={label} onCode={onCode} onClose={close} finalFocus={finalFocus} />
        )}
      </OverlayBoundary>
    </>
  );
}
