import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import type { CompanyPlace, Person } from '../../domain/information/companyPage.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { useCompany } from '../../state/usePortal.ts';
import { OpeningHours } from './OpeningHours.tsx';

const Address = styled.address`
  margin-block: 8px 12px;
  font-style: normal;
  overflow-wrap: anywhere;
`;

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr));
  gap: 16px 24px;
  margin-block-start: 8px;
  overflow-wrap: anywhere;

  & small {
    color: var(--wp-muted);
  }

  & a {
    display: table;
    margin-block-start: 4px;
  }
`;

/** The country's name in the reader's language; as the company writes it when it is no ISO code. */
const countryName = (country: string, language: string): string =>
  /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country)
    : country;

const PersonEntry = ({ name, role, phone, email }: Person) => (
  <li>
    <strong>{name}</strong>
    <br />
    {role && <small>{role}</small>}
    {phone && <TextLink href={`tel:${phone}`}>{phone}</TextLink>}
    {email && <TextLink href={`mailto:${email}`}>{email}</TextLink>}
  </li>
);

export function CompanyPlaceCards({ place }: { place: CompanyPlace }) {
  const { t } = useTranslation('information');
  const { name } = useCompany();
  const { language } = useAppearance();
  const lines = [...place.address, countryName(place.country, language)].filter(Boolean);
  return (
    <>
      {place.address.length > 0 && (
        <Card>
          <Heading as="h2">{t('place.title')}</Heading>
          <Address>
            {name}
            {lines.map((line) => (
              <span key={line}>
                <br />
                {line}
              </span>
            ))}
          </Address>
          {place.mapUrl && (
            <ButtonLink href={place.mapUrl} target="_blank" rel="noopener noreferrer">
              <MapPin aria-hidden />
              {t('place.map')}
            </ButtonLink>
          )}
        </Card>
      )}
      {place.hours.length > 0 && (
        <Card>
          <OpeningHours hours={place.hours} />
        </Card>
      )}
      {place.people.length > 0 && (
        <Card>
          <Heading as="h2">{t('people.title')}</Heading>
          <People>
            {place.people.map((person) => (
              <PersonEntry key={person.name} {...person} />
            ))}
          </People>
        </Card>
      )}
    </>
  );
}
