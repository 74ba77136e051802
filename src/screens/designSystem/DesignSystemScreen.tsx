import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Heading } from '../../design-system/Heading.ts';
import { ToastProvider } from '../../design-system/ToastProvider.tsx';
import { ThemeRoot } from '../../design-system/theme/ThemeRoot.tsx';
import type { BrandColours, Scheme } from '../../design-system/theme/variables.ts';
import { ActionSamples } from './ActionSamples.tsx';
import { ChoiceSamples } from './ChoiceSamples.tsx';
import { DataSamples } from './DataSamples.tsx';
import { FieldSamples } from './FieldSamples.tsx';
import { MessageSamples } from './MessageSamples.tsx';
import { OverlaySamples } from './OverlaySamples.tsx';
import { QuantitySamples } from './QuantitySamples.tsx';

/** The teal of the design's pictures, and the colours derived from it. */
const teal: BrandColours = {
  colour: '#0f766e',
  secondary: '#0d655e',
  tertiary: '#6fada8',
  tint: '#ecf4f3',
  onBrand: '#ffffff',
  hover: '#0c5f58',
  textOnLight: '#0f766e',
  textOnDark: '#5cc4ba',
};

const Title = styled(Heading)`
  padding: 24px 24px 12px;
`;

const SchemeColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr));
`;

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 24px;
  max-width: 760px;
  margin-inline: auto;
`;

function SchemeSamples({ scheme, name }: { scheme: Scheme; name: string }) {
  const { t, i18n } = useTranslation('designSystem');
  return (
    <ThemeRoot theme={{ scheme, brand: teal }} lang={i18n.language}>
      <ToastProvider label={name} closeLabel={t('overlays.close')}>
        <Page>
          <Heading as="h2">{name}</Heading>
          <ActionSamples />
          <QuantitySamples />
          <OverlaySamples />
          <DataSamples />
          <MessageSamples />
          <ChoiceSamples />
          <FieldSamples />
        </Page>
      </ToastProvider>
    </ThemeRoot>
  );
}

export function DesignSystemScreen() {
  const { t } = useTranslation('designSystem');
  return (
    <main>
      <Title>{t('title')}</Title>
      <SchemeColumns>
        <SchemeSamples scheme="light" name={t('light')} />
        <SchemeSamples scheme="dark" name={t('dark')} />
      </SchemeColumns>
    </main>
  );
}
