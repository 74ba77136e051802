import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { hover, touch } from './theme/media.ts';

const List = styled(Base.List)`
  display: flex;
  gap: 4px;
  border-block-end: 1px solid var(--wp-line);
  overflow-x: auto;
  scrollbar-width: none;
`;

const Tab = styled(Base.Tab)`
  flex: none;
  min-height: 40px;
  padding: 0 12px;
  border-block-end: 2px solid transparent;
  color: var(--wp-muted);
  font-weight: 600;
  white-space: nowrap;

  &[data-active] {
    border-color: var(--wp-brand-text);
    color: var(--wp-brand-text);
  }

  &&:focus-visible {
    outline-offset: -2px;
  }

  ${hover} {
    &:hover:not([data-active]) {
      color: var(--wp-ink);
    }
  }

  ${touch} {
    min-height: 44px;
  }
`;

const Panel = styled(Base.Panel)`
  padding-block-start: 16px;
`;

export type TabsProps<Key extends string> = {
  label: string;
  tabs: readonly { key: Key; label: ReactNode }[];
  value: Key;
  onChange: (key: Key) => void;
  children: ReactNode;
};

/** Arrows move the focus, Enter or Space selects. */
export function Tabs<Key extends string>({ label, tabs, value, onChange, children }: TabsProps<Key>) {
  return (
    <Base.Root value={value} onValueChange={onChange}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.key} value={tab.key}>
            {tab.label}
          </Tab>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.key} value={tab.key}>
          {tab.key === value && children}
        </Panel>
      ))}
    </Base.Root>
  );
}
