import { styled } from 'styled-components';
import type { Company } from '../domain/tenant/company.ts';

const Logo = styled.img`
  flex: none;
  border-radius: 9px;
  object-fit: contain;
`;

const Initial = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  border-radius: 9px;
  background: var(--wp-brand);
  color: var(--wp-on-brand);
  font-weight: 700;
`;

/** Decorative, because the name is beside it; alone when the picture can't be loaded. */
export function CompanyMark({
  company,
  size = 34,
}: {
  company: Pick<Company, 'name' | 'logo'>;
  size?: number;
}) {
  if (company.logo) {
    return (
      <Logo
        src={company.logo}
        alt=""
        style={{ width: size, height: size }}
        decoding="async"
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
    );
  }
  return (
    <Initial aria-hidden data-company-mark style={{ width: size, height: size }}>
      {company.name.charAt(0).toUpperCase()}
    </Initial>
  );
}
