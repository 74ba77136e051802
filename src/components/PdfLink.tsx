import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../design-system/ButtonLink.ts';

type PdfLinkProps = {
  /** Empty: renders nothing. */
  href: string;
  number: string;
  variant?: 'secondary' | 'quiet';
};

/** Opens the PDF in a new tab, so that an embedded portal stays open. */
export function PdfLink({ href, number, variant = 'secondary' }: PdfLinkProps) {
  const { t } = useTranslation('orders');
  if (!href) return null;
  return (
    <ButtonLink
      href={href}
      target="_blank"
      rel="noopener"
      $variant={variant}
      aria-label={t('pdfOf', { number })}
    >
      <FileDown aria-hidden />
      {t('pdf')}
    </ButtonLink>
  );
}
