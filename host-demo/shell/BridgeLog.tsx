import type { BridgeMessage } from '../../src/host-sdk/index.ts';
import { describe } from './describe.ts';
import { texts } from './texts.ts';

export type LoggedMessage = BridgeMessage & { key: number };

/** Scrollable lists must be focusable. */
const SCROLLS = { tabIndex: 0 } as const;

/** The messages between CRM and portal, newest last. */
export function BridgeLog({ messages, clear }: { messages: readonly LoggedMessage[]; clear: () => void }) {
  return (
    <aside className="bridge" aria-labelledby="bridge-title">
      <header>
        <h2 id="bridge-title">{texts.bridge}</h2>
        <button type="button" className="quiet" onClick={clear}>
          {texts.clear}
        </button>
      </header>
      {messages.length === 0 && <p className="muted">{texts.noMessages}</p>}
      <ol {...SCROLLS} aria-labelledby="bridge-title">
        {messages.map((message) => (
          <li key={message.key} className={message.direction}>
            <span aria-hidden="true">{message.direction === 'out' ? '→' : '←'}</span>
            <span className="hidden">{message.direction === 'out' ? texts.sent : texts.received} </span>
            {describe(message)}
          </li>
        ))}
      </ol>
    </aside>
  );
}
