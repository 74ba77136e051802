import { styled } from 'styled-components';
import { TextLink } from '../../design-system/TextLink.ts';
import { useCompany } from '../../state/usePortal.ts';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  overflow-wrap: anywhere;
`;

export function ContactLine({ question }: { question: string }) {
  const { phone, email } = useCompany();
  if (!phone && !email) return null;
  return (
    <Line>
      <span>{question}</span>
      {phone && <TextLink href={`tel:${phone}`}>{phone}</TextLink>}
      {email && <TextLink href={`mailto:${email}`}>{email}</TextLink>}
    </Line>
  );
}
