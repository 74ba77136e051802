import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Words = styled.span`
  color: var(--wp-muted);
  font-size: 13px;
  font-weight: 400;
  white-space: normal;
`;

/** Beside a hidden price, where there is room: what a blurred zero alone doesn't say. */
export function OnRequest() {
  const { t } = useTranslation('catalogue');
  return <Words>{t('price.onRequest')}</Words>;
}
