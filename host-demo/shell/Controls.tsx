import { useId, useState } from 'react';
import type { RouteTarget } from '../../src/host-sdk/index.ts';
import { FailureButtons } from './FailureButtons.tsx';
import { Choice, Group } from './fields.tsx';
import { allEntries, type Settings } from './settings.ts';
import { texts } from './texts.ts';
import type { Failures } from './useFailures.ts';

type ControlsProps = {
  settings: Settings;
  change: (changes: Partial<Settings>) => void;
  open: (target: RouteTarget) => void;
  isLoaded: boolean;
  load: () => void;
  destroy: () => void;
  failures: Failures;
};

const places = ['home', 'store', 'cart', 'checkout', 'history'] as const;

function Places({ open }: Pick<ControlsProps, 'open'>) {
  const id = useId();
  const [product, setProduct] = useState('1000');
  return (
    <Group title={texts.open}>
      <div className="buttons">
        {places.map((to) => (
          <button key={to} type="button" onClick={() => open({ to })}>
            {texts.places[to]}
          </button>
        ))}
      </div>
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault();
          open({ to: 'product', id: Number(product) });
        }}
      >
        <label htmlFor={id}>{texts.productId}</label>
        <input
          id={id}
          type="number"
          min={1}
          required
          value={product}
          onChange={(event) => setProduct(event.target.value)}
        />
        <button type="submit">{texts.go}</button>
      </form>
    </Group>
  );
}

function Looks({ settings, change }: Pick<ControlsProps, 'settings' | 'change'>) {
  const id = useId();
  return (
    <>
      <Choice
        label={texts.scheme}
        options={texts.schemes}
        value={settings.scheme}
        choose={(scheme) => change({ scheme })}
      />
      <div className="field">
        <label htmlFor={`${id}-colour`}>{texts.colour}</label>
        <input
          id={`${id}-colour`}
          type="color"
          value={settings.colour || '#0a66c2'}
          onChange={(event) => change({ colour: event.target.value })}
        />
        <button
          type="button"
          aria-label={texts.ownColourLong}
          disabled={settings.colour === ''}
          onClick={() => change({ colour: '' })}
        >
          {texts.ownColour}
        </button>
      </div>
      <div className="field">
        <label htmlFor={`${id}-radius`}>{texts.radius}</label>
        <input
          id={`${id}-radius`}
          type="number"
          min={0}
          max={32}
          value={settings.radius}
          onChange={(event) => change({ radius: Math.min(32, Math.max(0, Number(event.target.value))) })}
        />
      </div>
    </>
  );
}

function Bar({ settings, change }: Pick<ControlsProps, 'settings' | 'change'>) {
  const toggle = (entry: (typeof allEntries)[number]) =>
    allEntries.filter((each) => settings.bar.includes(each) !== (each === entry));
  return (
    <Group title={texts.bar}>
      <div className="checks">
        {allEntries.map((entry) => (
          <label key={entry}>
            <input
              type="checkbox"
              checked={settings.bar.includes(entry)}
              onChange={() => change({ bar: toggle(entry) })}
            />
            {texts.barEntries[entry]}
          </label>
        ))}
      </div>
    </Group>
  );
}

const isWide = window.matchMedia('(min-width: 721px)').matches;

export function Controls(props: ControlsProps) {
  const { settings, change, open, isLoaded, load, destroy, failures } = props;
  return (
    <section aria-label={texts.controls}>
      <details className="controls" open={isWide}>
        <summary>{texts.controls}</summary>
        <Places open={open} />
        <Group title={texts.looks}>
          <Choice
            label={texts.bankPages}
            options={texts.bankPageWays}
            value={settings.bankPages}
            choose={(bankPages) => change({ bankPages })}
          />
          <Choice
            label={texts.token}
            options={texts.tokens}
            value={settings.nextToken}
            choose={(nextToken) => change({ nextToken })}
          />
          <Looks settings={settings} change={change} />
          <Choice
            label={texts.language}
            options={texts.languages}
            value={settings.language}
            choose={(language) => change({ language })}
          />
          <Choice
            label={texts.size}
            options={texts.sizes}
            value={settings.size}
            choose={(size) => change({ size })}
          />
        </Group>
        <Bar settings={settings} change={change} />
        <FailureButtons failures={failures} isLoaded={isLoaded} />
        <Group title={texts.life}>
          <div className="buttons">
            <button type="button" disabled={!isLoaded} onClick={destroy}>
              {texts.destroy}
            </button>
            <button type="button" onClick={load}>
              {texts.load}
            </button>
          </div>
        </Group>
      </details>
    </section>
  );
}
