import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import { phone } from '../../design-system/theme/media.ts';

/** Only where there is a keyboard. */
const Box = styled(Card)`
  @media (pointer: coarse) {
    display: none;
  }

  ${phone} {
    display: none;
  }

  & h2 {
    margin-block-end: 8px;
  }
`;

const Rows = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 12px;
  font-size: 13px;

  & dd {
    display: flex;
    gap: 4px;
    align-items: start;
    justify-content: flex-end;
  }

  & kbd {
    padding: 1px 6px;
    border: 1px solid var(--wp-line);
    border-radius: 5px;
    font: inherit;
    font-size: 12px;
  }
`;

// Keys with a name, which differs by language.
type NamedKey = 'ctrl' | 'enter' | 'home' | 'end' | 'shift';

const KEYS = {
  next: { named: ['enter'], signs: [] },
  rows: { named: [], signs: ['↑', '↓'] },
  ends: { named: ['ctrl', 'home', 'end'], signs: [] },
  ten: { named: ['shift'], signs: ['↑', '↓'] },
  remove: { named: ['ctrl'], signs: ['⌫'] },
  undo: { named: ['ctrl'], signs: ['Z'] },
  add: { named: ['ctrl', 'enter'], signs: [] },
} as const satisfies Record<string, { named: readonly NamedKey[]; signs: readonly string[] }>;

const NAMES = ['next', 'rows', 'ends', 'ten', 'remove', 'undo', 'add'] as const;

export function KeysCard() {
  const { t } = useTranslation('quickOrder');
  const capsOf = ({ named, signs }: (typeof KEYS)[keyof typeof KEYS]): string[] => [
    ...named.map((key) => t(`keys.cap.${key}`)),
    ...signs,
  ];
  return (
    <Box aria-label={t('keys.title')}>
      <Heading as="h2">{t('keys.title')}</Heading>
      <Rows>
        {NAMES.map((name) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t(`keys.${name}`)}</dt>
            <dd>
              {capsOf(KEYS[name]).map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </Rows>
    </Box>
  );
}
