import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../design-system/ButtonLink.ts';

type PdfLinkProps = {
  /** Empty: there is none, and nothing is shown. */
  href: string;
  /** Of what it is the PDF. */
  number: string;
  variant?: 'secondary' | 'quiet';
};

/** The way to a document's PDF: in a new tab, so that an embedded portal stays where it is. */
export function PdfLink({ href, number, variant = 'secondary' }: PdfLinkProps) {
  const { t } = useTranslation('history');
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
