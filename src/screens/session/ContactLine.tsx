import { TextLink } from '../../design-system/TextLink.ts';
import { useCompany } from '../../state/usePortal.ts';

/** How to reach the company, after a question; nothing when it has neither phone nor e-mail. */
export function ContactLine({ question }: { question: string }) {
  const { phone, email } = useCompany();
  if (!phone && !email) return null;
  return (
    <p>
      {question} {phone && <TextLink href={`tel:${phone}`}>{phone}</TextLink>}
      {phone && email && ' · '}
      {email && <TextLink href={`mailto:${email}`}>{email}</TextLink>}
    </p>
  );
}
